package dev.lockscope.lock.recipe;

import dev.lockscope.lock.LockSettings;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.script.Scripts;
import java.util.List;

/** The token-checked extension that several recipes share. */
final class OwnerExtension {

    private OwnerExtension() {}

    static Command command(LockSettings lock, String token) {
        return new Command.RunScript(
                Scripts.EXTEND_IF_OWNER,
                List.of(lock.key()),
                List.of(token, Long.toString(lock.ttl().toMillis())));
    }
}
