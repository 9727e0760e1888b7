package dev.lockscope.lab;

/** The machine lacks something that a run needs, such as a server binary or a free port. */
public final class EnvironmentProblem extends Exception {

    private static final long serialVersionUID = 1L;

    private final String cure;

    /**
     * A problem that a person can cure.
     *
     * @param problem what is missing, a plain sentence
     * @param cure what to do about it, a plain sentence
     */
    public EnvironmentProblem(String problem, String cure) {
        super(problem);
        this.cure = cure;
    }

    /** What to do about it, a plain sentence. */
    public String cure() {
        return cure;
    }
}
