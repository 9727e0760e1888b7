package dev.lockscope.cli;

/** What the program's exit code tells; the codes are promised in every help text. */
enum ExitCode {
    /** The verdict is the expected one, or the command did what it was asked to. */
    EXPECTED(0),
    /** The verdict is another one, or the run proves nothing. */
    OTHER(1),
    /** A file or an option is wrong. */
    BAD_INPUT(2),
    /** The machine lacks something. */
    ENVIRONMENT(3),
    /** Lockscope itself is at fault. */
    DEFECT(70),
    /** Stopped with Ctrl-C. */
    INTERRUPTED(130),
    /** Ended by another program, with the signal SIGTERM; Java itself leaves with it. */
    ENDED(143);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** The number that the operating system gets. */
    int code() {
        return code;
    }

    /** The code of several things together: the first of these that is not {@link #EXPECTED}, by weight. */
    ExitCode and(ExitCode other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
