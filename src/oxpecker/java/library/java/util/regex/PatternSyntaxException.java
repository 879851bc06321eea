package java.util.regex;

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String pattern, int index) {
        super(description);
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        StringBuilder message = new StringBuilder(String.valueOf(description));
        if (index >= 0) {
            message.append(" near index ").append(index);
        }
        message.append(System.lineSeparator()).append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            message.append(System.lineSeparator());
            for (int i = 0; i < index; i++) {
                message.append(pattern.charAt(i) == '\t' ? '\t' : ' ');
            }
            message.append('^');
        }
        return message.toString();
    }
}
