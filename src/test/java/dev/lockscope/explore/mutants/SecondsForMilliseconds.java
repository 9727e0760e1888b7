package dev.lockscope.explore.mutants;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Ports;
import java.time.Duration;
import java.util.Optional;

/** The bug: hands seconds to PX, which counts in milliseconds. */
final class SecondsForMilliseconds extends SafeCopy {

    SecondsForMilliseconds(Ports ports, LockSettings lock) {
        super(ports, lock);
    }

    @Override
    Answer set(NodeId node, String token) {
        Duration tooShort = Duration.ofMillis(lock.ttl().toSeconds());
        return ask(node, new Command.SetIfAbsent(lock.key(), token, Optional.of(tooShort)));
    }
}
