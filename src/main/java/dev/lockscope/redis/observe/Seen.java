package dev.lockscope.redis.observe;

import java.util.List;
import java.util.Locale;

/** Something that a server tells its observer, in the server's own order. */
sealed interface Seen {

    /**
     * A line of MONITOR: the server executed a command.
     *
     * @param micros the server's wall clock, microseconds since 1970
     * @param port the port that the command's sender connected from, or 0 for a command inside a script
     * @param words the command and its arguments; at least one
     */
    record Line(long micros, int port, List<String> words) implements Seen {

        public Line {
            words = List.copyOf(words);
        }

        boolean inScript() {
            return port == 0;
        }

        /** The command's name in upper case. */
        String command() {
            return words.get(0).toUpperCase(Locale.ROOT);
        }
    }

    /**
     * A keyspace notice: something happened to a key.
     *
     * @param event the event's name, such as {@code set}
     */
    record Notice(String event, String key) implements Seen {

        /** Whether the server does it of its own accord, so that no command's line belongs to it. */
        boolean spontaneous() {
            return event.equals("expired") || event.equals("evicted");
        }
    }
}
