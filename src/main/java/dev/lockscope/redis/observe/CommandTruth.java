package dev.lockscope.redis.observe;

import dev.lockscope.time.RunClock;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Recorder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Records what the clients' commands came to on the server. For use by one thread.
 *
 * <p>The event's time is the server's, mapped to the run's clock, and put right where it is known better: after the
 * sending, before the answer was read, before now, and not before what the server did earlier.
 */
final class CommandTruth {

    /** How long a command usually takes at most, where it is not known when it was sent. */
    private static final long USUAL_MICROS = 200;

    private final String node;
    private final Senders senders;
    private final Recorder recorder;
    private final RunClock clock;
    private final ServerClock serverClock;
    private long latest;
    private Optional<SentCommand> script = Optional.empty();
    private long scriptCause = Event.NO_CAUSE;

    CommandTruth(String node, Senders senders, Recorder recorder, RunClock clock, ServerClock serverClock) {
        this.node = node;
        this.senders = senders;
        this.recorder = recorder;
        this.clock = clock;
        this.serverClock = serverClock;
    }

    /** Takes in a line; records it when a client's program sent it. */
    Execution executed(Seen.Line line) {
        if (!line.inScript()) {
            script = senders.find(line.port(), line.words());
            scriptCause = senders.causeOf(line.port());
        }
        return script.map(sent -> record(line, sent))
                .orElseGet(() -> new Execution(
                        null, order(serverClock.toRun(line.micros())), scriptCause, line.micros() - USUAL_MICROS));
    }

    /** What the server does of its own accord, noticed now. */
    Execution noticed() {
        return noticed(senders.causeOf(0));
    }

    /** The same, where the {@code seq} of the event that led to it is known. */
    Execution noticed(long cause) {
        long now = clock.nanos();
        return new Execution(null, order(now), cause, serverClock.toServer(now));
    }

    private Execution record(Seen.Line line, SentCommand sent) {
        long at = Math.max(serverClock.toRun(line.micros()), sent.sentAt());
        at = order(Math.min(at, sent.repliedAt()));
        String text = line.words().stream().map(CommandTruth::asTyped).collect(Collectors.joining(" "));
        long seq = recorder.recordAt(
                at, node, sent.cause(), new CommandExecuted(sent.client(), node, sent.number(), text, line.inScript()));
        return new Execution(sent.client(), at, seq, serverClock.toServer(sent.sentAt()));
    }

    private long order(long at) {
        latest = Math.max(latest, Math.min(at, clock.nanos()));
        return latest;
    }

    /** A word as one would type it: quoted where it is empty or has blanks, quotes or line ends. */
    private static String asTyped(String word) {
        if (!word.isEmpty() && word.chars().allMatch(c -> c > ' ' && c != '"' && c != '\\')) {
            return word;
        }
        return '"'
                + word.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + '"';
    }

    /** Whether a command empties the whole store. */
    static boolean flushes(List<String> words) {
        return words.get(0).equalsIgnoreCase("FLUSHALL") || words.get(0).equalsIgnoreCase("FLUSHDB");
    }
}
