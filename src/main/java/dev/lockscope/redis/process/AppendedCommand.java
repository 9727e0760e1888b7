package dev.lockscope.redis.process;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A command in an append-only file.
 *
 * @param start where it begins, bytes
 * @param name in upper case
 */
record AppendedCommand(int start, String name) {

    private static final Set<String> FRAMES = Set.of("SELECT", "MULTI", "EXEC");

    /** Whether it is more than a frame around others. */
    boolean changesKeys() {
        return !FRAMES.contains(name);
    }

    /**
     * Reads all commands of a file. What a rewrite has put before them in another format is passed over: they begin where
     * everything from there to the end can be read. A last command that is cut short counts.
     */
    static List<AppendedCommand> read(byte[] file) {
        for (int start = 0; start < file.length; start++) {
            if (file[start] == '*') {
                List<AppendedCommand> commands = new Reader(file).from(start);
                if (!commands.isEmpty()) {
                    return commands;
                }
            }
        }
        return List.of();
    }

    private static final class Reader {

        private static final int BROKEN = -1;

        private final byte[] file;
        private int at;

        Reader(byte[] file) {
            this.file = file;
        }

        /** All commands from {@code start} on; none where something else stands between them. */
        List<AppendedCommand> from(int start) {
            List<AppendedCommand> commands = new ArrayList<>();
            at = start;
            while (at < file.length) {
                int begin = at;
                String name = command();
                if (name == null || (name.isEmpty() && commands.isEmpty())) {
                    return List.of();
                }
                commands.add(new AppendedCommand(begin, name));
            }
            return commands;
        }

        /** The name; empty where the file ends within the command, null where it is none. */
        private @Nullable String command() {
            int words = number('*');
            String name = "";
            for (int i = 0; i < words && at < file.length; i++) {
                int length = number('$');
                if (length == BROKEN) {
                    return null;
                }
                if (i == 0 && at + length <= file.length) {
                    name = new String(file, at, length, StandardCharsets.UTF_8).toUpperCase(Locale.ROOT);
                }
                at = Math.min(at + length + 2, file.length);
            }
            return words == BROKEN ? null : name;
        }

        private int number(char type) {
            if (file[at] != type) {
                return BROKEN;
            }
            int value = 0;
            for (at++; at < file.length && file[at] != '\r'; at++) {
                if (file[at] < '0' || file[at] > '9' || value > file.length) {
                    return BROKEN;
                }
                value = 10 * value + file[at] - '0';
            }
            at = Math.min(at + 2, file.length);
            return value;
        }
    }
}
