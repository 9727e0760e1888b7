package dev.lockscope.cli;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options about Redis servers: what they are called and what they come to. */
final class ServerOptions {

    private static final String PROGRAM = "--redis-server";
    private static final String NODES = "--nodes";
    private static final String ALLOW_REMOTE = "--allow-remote";

    /** A name, an IPv4 address, or an IPv6 address in brackets; then a port. */
    private static final Pattern ADDRESS = Pattern.compile("(\\[[0-9a-fA-F:.%]+]|[^:\\s\\[\\]]+):([0-9]{1,5})");

    private static final int HIGHEST_PORT = 65_535;

    private final Messages messages;

    ServerOptions(Messages messages) {
        this.messages = messages;
    }

    /** The option that names a program. */
    void addProgram(CommandSpec spec) {
        spec.addOption(OptionSpec.builder(PROGRAM)
                .type(Path.class)
                .paramLabel(HelpLayout.words("PATH", messages))
                .description(messages.text("option.redis-server"))
                .build());
    }

    /** The options that name servers which run already. */
    void addNodes(CommandSpec spec) {
        spec.addOption(OptionSpec.builder(NODES)
                .type(String.class)
                .paramLabel(HelpLayout.words("HOST:PORT,...", messages))
                .description(messages.text("option.nodes"))
                .build());
        spec.addOption(OptionSpec.builder(ALLOW_REMOTE)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("option.allow-remote"))
                .build());
    }

    /** The program that was named. */
    static Optional<Path> program(ParseResult given) {
        return Optional.ofNullable(given.matchedOptionValue(PROGRAM, null));
    }

    /**
     * What was asked for.
     *
     * @throws WrongInput when an address is none, is not of this machine without leave, or stands there twice
     */
    ServerWish wish(ParseResult given) throws WrongInput {
        Optional<Path> program = program(given);
        Optional<String> nodes = Optional.ofNullable(given.matchedOptionValue(NODES, null));
        boolean remote = GlobalOptions.has(given, ALLOW_REMOTE);
        if (nodes.isEmpty()) {
            if (remote) {
                throw new WrongInput(messages.text("nodes.remote-alone"));
            }
            return new ServerWish.Started(program);
        }
        if (program.isPresent()) {
            throw new WrongInput(messages.text("nodes.and-program"));
        }
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (String written : nodes.get().split(",", -1)) {
            InetSocketAddress address = address(written.strip(), remote);
            if (addresses.contains(address)) {
                throw new WrongInput(messages.text("nodes.twice", written.strip()));
            }
            addresses.add(address);
        }
        return new ServerWish.Guests(addresses);
    }

    /** Java would write an IPv6 address out in full. */
    private static InetAddress asWritten(String host) throws UnknownHostException {
        InetAddress address = InetAddress.getByName(host);
        return address instanceof Inet6Address six && host.startsWith("[")
                ? Inet6Address.getByAddress(host.substring(1, host.length() - 1), six.getAddress(), six.getScopeId())
                : address;
    }

    /** An address as it is written in the option. */
    static String shown(InetSocketAddress address) {
        String host = address.getHostString();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }

    /** The address is looked up once, so that what was looked at is what is connected to. */
    private InetSocketAddress address(String written, boolean remote) throws WrongInput {
        Matcher parts = ADDRESS.matcher(written);
        int port = parts.matches() ? Integer.parseInt(parts.group(2)) : 0;
        if (port < 1 || port > HIGHEST_PORT) {
            throw new WrongInput(messages.text("nodes.no-address", written));
        }
        InetAddress host;
        try {
            host = asWritten(parts.group(1));
        } catch (UnknownHostException e) {
            throw new WrongInput(messages.text("nodes.unknown-host", parts.group(1)));
        }
        if (!host.isLoopbackAddress() && !remote) {
            throw new WrongInput(messages.text("nodes.remote", written));
        }
        return new InetSocketAddress(host, port);
    }
}
