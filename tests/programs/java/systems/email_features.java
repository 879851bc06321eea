// An email client with features: encryption, forwarding; forwarding in the clear is the known conflict.
class Email {
    static class Message {
        String text;
        boolean encrypted;
        int to;

        Message(String text, int to) {
            this.text = text;
            this.to = to;
        }
    }

    static class Client {
        final int id;
        boolean hasKey;
        int forwardTo = -1;
        Message sent;

        Client(int id) {
            this.id = id;
        }

        void receive(Message m) {
            if (m.encrypted && hasKey) {
                m.encrypted = false;
            }
            if (forwardTo >= 0) {
                forward(m);
            }
        }

        protected void forward(Message m) {
            m.to = forwardTo;
            sent = m;
        }
    }

    static class SafeClient extends Client {
        SafeClient(int id) {
            super(id);
        }

        @Override
        protected void forward(Message m) {
            if (!m.encrypted && wasEncrypted) {
                return;
            }
            super.forward(m);
        }

        private boolean wasEncrypted;

        @Override
        void receive(Message m) {
            wasEncrypted = m.encrypted;
            super.receive(m);
        }
    }

    static void send(Client client, boolean encrypt, boolean hasKey, boolean forwards) {
        client.hasKey = hasKey;
        client.forwardTo = forwards ? 2 : -1;
        Message m = new Message("secret", 1);
        m.encrypted = encrypt;
        client.receive(m);
        assert client.sent == null || !encrypt || client.sent.encrypted;    // check Email.leaks: invalid, exception here
    }

    static void leaks(boolean encrypt, boolean hasKey, boolean forwards) {
        send(new Client(1), encrypt, hasKey, forwards);
    }

    static void safe(boolean encrypt, boolean hasKey, boolean forwards) {   // check Email.safe: valid
        send(new SafeClient(1), encrypt, hasKey, forwards);
    }
}
