package dev.lockscope.app;

import dev.lockscope.cli.CommandLineProgram;
import dev.lockscope.cli.Terminal;

/** The main class: picks what to start and leaves with its exit code. */
public final class Launcher {

    private Launcher() {}

    /** Starts the program; does not return. */
    public static void main(String[] arguments) {
        Wiring wiring = new Wiring(System.getenv(), System.getProperties());
        System.exit(new CommandLineProgram(Terminal.ofThisProcess(), wiring::parts).run(arguments));
    }
}
