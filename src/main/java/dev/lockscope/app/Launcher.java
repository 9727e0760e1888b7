package dev.lockscope.app;

import dev.lockscope.cli.CommandLineProgram;
import dev.lockscope.cli.Terminal;

/** The main class: picks what to start and leaves with its exit code. */
public final class Launcher {

    private Launcher() {}

    /** Starts the program; does not return. */
    public static void main(String[] arguments) {
        // Java's other window toolkit only draws pictures for files here. It must look for no display, which may be
        // missing
        // or be another one than it takes it for, and on macOS must not ask for the thread that the window has.
        System.setProperty("java.awt.headless", "true");
        Wiring wiring = new Wiring(System.getenv(), System.getProperties());
        System.exit(new CommandLineProgram(Terminal.ofThisProcess(), wiring::parts).run(arguments));
    }
}
