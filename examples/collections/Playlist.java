import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Rating { }

class Song {
    int volume;
}

class Playlist {
    private final List<Song> songs = new ArrayList<>();
    private final Set<Song> heard = new HashSet<>();
    private final Map<Song, Rating> ratings = new HashMap<>();

    void append(Song s) { songs.add(s); }

    void remember(Song s) { heard.add(s); }

    Rating rate(Song s, Rating r) { return ratings.put(s, r); }

    void mute() {
        for (Song s : songs) {
            s.volume = 0;
        }
    }

    Song first() {
        return songs.isEmpty() ? null : songs.get(0);
    }
}
