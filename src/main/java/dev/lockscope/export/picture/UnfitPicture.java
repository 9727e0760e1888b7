package dev.lockscope.export.picture;

import java.io.IOException;

/** A picture that cannot be drawn in the size that was asked for. Nothing of it was written. */
public final class UnfitPicture extends IOException {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    /** Why it cannot. */
    public sealed interface Problem {}

    /**
     * The lanes of the run are higher.
     *
     * @param height what was asked for, px
     * @param least what they need, px
     */
    public record TooLow(long height, long least) implements Problem {}

    /**
     * There would be more pixels than can be drawn.
     *
     * @param width px
     * @param height px
     */
    public record TooLarge(long width, long height) implements Problem {}

    UnfitPicture(Problem problem) {
        super(problem.toString());
        this.problem = problem;
    }

    /** Why it cannot. */
    public Problem problem() {
        return problem;
    }
}
