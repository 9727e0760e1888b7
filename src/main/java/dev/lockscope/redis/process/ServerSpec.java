package dev.lockscope.redis.process;

import java.util.ArrayList;
import java.util.List;

/**
 * What kind of server to start.
 *
 * @param name letters, digits, dots, underscores and hyphens; also the name of its folder, so that a server that is
 *     started again under its name finds the files it wrote
 * @param port the TCP port, or 0 for any free one
 * @param sentinel whether it is a sentinel
 * @param directives lines of Redis configuration that come after, and so overrule, Lockscope's own
 */
public record ServerSpec(String name, int port, boolean sentinel, List<String> directives) {

    private static final int LARGEST_PORT = 65_535;

    /** @throws IllegalArgumentException for a name, port or directive that could not be written down safely */
    public ServerSpec {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,63}")) {
            throw new IllegalArgumentException("not a server name: " + name);
        }
        if (port < 0 || port > LARGEST_PORT) {
            throw new IllegalArgumentException("not a port: " + port);
        }
        directives = List.copyOf(directives);
        for (String directive : directives) {
            if (directive.chars().anyMatch(Character::isISOControl)) {
                throw new IllegalArgumentException("a directive of " + name + " holds a control character");
            }
        }
    }

    /** A plain server on any free port. */
    public static ServerSpec node(String name) {
        return new ServerSpec(name, 0, false, List.of());
    }

    /** A sentinel on any free port; what it monitors comes with {@link #with}. */
    public static ServerSpec sentinel(String name) {
        return new ServerSpec(name, 0, true, List.of());
    }

    /** The same on a port of the caller's choice. */
    public ServerSpec atPort(int chosen) {
        return new ServerSpec(name, chosen, sentinel, directives);
    }

    /** The same with one more line of configuration, such as {@code appendonly yes}. */
    public ServerSpec with(String directive) {
        List<String> more = new ArrayList<>(directives);
        more.add(directive);
        return new ServerSpec(name, port, sentinel, more);
    }
}
