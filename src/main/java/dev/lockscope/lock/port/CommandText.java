package dev.lockscope.lock.port;

/** Shows commands as one would type them; a script is shown by its name. */
public final class CommandText {

    private CommandText() {}

    /** The command as one would type it. */
    public static String of(Command command) {
        if (command instanceof Command.SetIfAbsent set) {
            String px = set.ttl().map(ttl -> " PX " + ttl.toMillis()).orElse("");
            return "SET " + set.key() + " " + set.value() + " NX" + px;
        } else if (command instanceof Command.Get get) {
            return "GET " + get.key();
        } else if (command instanceof Command.Delete delete) {
            return "DEL " + delete.key();
        } else if (command instanceof Command.Increment increment) {
            return "INCR " + increment.key();
        } else if (command instanceof Command.Expire expire) {
            return "PEXPIRE " + expire.key() + " " + expire.ttl().toMillis();
        } else if (command instanceof Command.Publish publish) {
            return "PUBLISH " + publish.channel() + " " + publish.message();
        } else if (command instanceof Command.RunScript run) {
            return "EVAL " + run.script().name() + " " + run.keys().size() + " " + String.join(" ", run.keys()) + " "
                    + String.join(" ", run.args());
        }
        throw new IllegalStateException("no text for " + command);
    }
}
