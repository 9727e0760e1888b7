package dev.lockscope.trace.world;

/**
 * A command on its way.
 *
 * @param command its number in the run
 * @param node which node it is for
 * @param text the command as one would type it
 * @param sent the {@code seq} of the event of its sending
 * @param sentAt when it was sent, ns since the run's start
 * @param executed the {@code seq} of the event of its latest execution, or 0 while it has not been executed
 */
public record CommandView(long command, String node, String text, long sent, long sentAt, long executed) {

    /** Whether the server has executed it. */
    public boolean isExecuted() {
        return executed != 0;
    }

    CommandView executedBy(long seq) {
        return new CommandView(command, node, text, sent, sentAt, seq);
    }

    /** Whether one of its words, between blanks and quotes, is that value. */
    boolean mentions(String value) {
        int at = value.isEmpty() ? -1 : text.indexOf(value);
        while (at >= 0) {
            int end = at + value.length();
            if ((at == 0 || isEdge(text.charAt(at - 1))) && (end == text.length() || isEdge(text.charAt(end)))) {
                return true;
            }
            at = text.indexOf(value, at + 1);
        }
        return false;
    }

    private static boolean isEdge(char c) {
        return c == '"' || c == '\'' || Character.isWhitespace(c);
    }
}
