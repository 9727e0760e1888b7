package dev.lockscope.redis.observe;

import dev.lockscope.trace.Event;
import org.jspecify.annotations.Nullable;

/** Turns a server's joined stream into commands executed and keys changed. For use by one thread. */
final class NodeTruth implements Joiner.Sink {

    private final Markers markers;
    private final CommandTruth commands;
    private final KeyTruth keys;
    private final Runnable onChange;
    private Execution current = new Execution(null, 0, Event.NO_CAUSE, 0);

    NodeTruth(Markers markers, CommandTruth commands, KeyTruth keys, Runnable onChange) {
        this.markers = markers;
        this.commands = commands;
        this.keys = keys;
        this.onChange = onChange;
    }

    /** What is learnt now, without a line or notice. */
    Execution now() {
        return commands.noticed();
    }

    /** The same, where the {@code seq} of the event that led to it is known. */
    Execution now(long cause) {
        return commands.noticed(cause);
    }

    @Override
    public void executed(Seen.Line line) {
        if (markers.isMarker(line.words())) {
            keys.complete(line.micros());
            markers.seen(line.words());
            return;
        }
        current = commands.executed(line);
        if (CommandTruth.flushes(line.words())) {
            keys.flushed(current);
        }
    }

    @Override
    public void changed(Seen.Notice notice, Seen.@Nullable Line line) {
        Execution by = line == null ? commands.noticed() : current;
        if (line == null) {
            keys.changed(notice, by);
        } else {
            keys.changed(notice, line, by);
        }
        onChange.run();
    }
}
