package dev.lockscope.redis.process;

import dev.lockscope.lab.Check;
import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.time.Secrets;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks at everything that starting a server needs, for the doctor. */
public final class ServerChecks {

    /** As many servers and links as a large scenario has. */
    private static final int PORTS = 40;

    private final UserFolders folders;
    private final ServerChoice choice;
    private final Map<String, String> environment;
    private final String language;
    private final Problems texts;

    /** How the server's executable is found. */
    @FunctionalInterface
    public interface ServerChoice {

        /** The executable that runs would use. */
        ServerBinary choose() throws EnvironmentProblem, InterruptedException;
    }

    /** Checks that tell in English what they find, see the other constructor. */
    public ServerChecks(Path cache, ServerChoice choice, Map<String, String> environment) {
        this(UserFolders.under(cache), choice, environment, "en");
    }

    /**
     * Checks for a user's folders and a way to find the executable.
     *
     * @param environment the environment variables
     * @param language of what is told: {@code nb} for Norwegian Bokmål, else English
     */
    public ServerChecks(UserFolders folders, ServerChoice choice, Map<String, String> environment, String language) {
        this.folders = folders;
        this.choice = choice;
        this.environment = Map.copyOf(environment);
        this.language = language;
        this.texts = Problems.in(language);
    }

    /**
     * Looks, and really starts a server and speaks with it. Always the same checks in the same order.
     *
     * @throws InterruptedException when the calling thread is interrupted
     */
    public List<Check> run() throws InterruptedException {
        List<Check> checks = new ArrayList<>();
        checks.add(folder("check.folder.programs", folders.binaries()));
        checks.add(folder("check.folder.runs", folders.runs()));
        checks.add(ports());
        try {
            ServerBinary binary = choice.choose();
            checks.add(good("check.binary", "check.binary.found", binary.path().toString(), binary.version()));
            checks.add(starts(binary));
        } catch (EnvironmentProblem e) {
            checks.add(bad("check.binary", e));
            checks.add(bad("check.start", texts.problem("check.start.unknown")));
        }
        return List.copyOf(checks);
    }

    private Check folder(String what, Path folder) {
        try {
            PrivateFiles.folder(folder);
            Files.delete(Files.createTempFile(folder, "probe", ""));
            return good(what, "check.folder.writable", folder.toString());
        } catch (IOException e) {
            return bad(what, texts.problem("check.folder.blocked", folder.toString(), texts.reason(e, folder)));
        }
    }

    private Check ports() {
        List<ServerSocket> open = new ArrayList<>();
        String wanted = Integer.toString(PORTS);
        try {
            while (open.size() < PORTS) {
                open.add(Ports.listening());
            }
            return good("check.ports", "check.ports.free", wanted);
        } catch (IOException e) {
            String had = Integer.toString(open.size());
            return bad("check.ports", texts.problem("check.ports.taken", had, wanted, texts.reason(e)));
        } finally {
            open.forEach(ServerChecks::close);
        }
    }

    private static void close(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            return; // a socket that listened for a moment holds nothing to lose
        }
    }

    private Check starts(ServerBinary binary) throws InterruptedException {
        try (Servers servers = Servers.open(binary, folders.runs(), new Secrets().password(), environment, language)) {
            RedisServer server = servers.start("doctor");
            String answer = Ping.answer(server, texts);
            return answer.equals(Ping.PONG)
                    ? good("check.start", "check.start.answered", Integer.toString(server.port()))
                    : bad("check.start", texts.problem("check.start.strange", answer));
        } catch (EnvironmentProblem e) {
            return bad("check.start", e);
        }
    }

    private Check good(String what, String detail, String... words) {
        return new Check(texts.text(what), true, texts.text(detail, words), "");
    }

    private Check bad(String what, EnvironmentProblem problem) {
        return new Check(texts.text(what), false, String.valueOf(problem.getMessage()), problem.cure());
    }
}
