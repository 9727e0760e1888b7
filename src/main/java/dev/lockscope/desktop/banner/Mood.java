package dev.lockscope.desktop.banner;

import dev.lockscope.verdict.Severity;

/** How a run stands, the best first. */
enum Mood {
    /** Nothing has begun. */
    GOAL,
    /** Nothing has broken yet. */
    SO_FAR,
    /** Nothing has broken, and nothing more will happen. */
    SAFE,
    /** Worth knowing. */
    NOTE,
    /** The run proves nothing. */
    DISTURBED,
    /** The run did not come to its planned end. */
    FAILED,
    /** Exclusion was broken. */
    DANGER,
    /** Something was harmed. */
    HARM;

    /** That of a finding. */
    static Mood of(Severity severity) {
        return switch (severity) {
            case HARM -> HARM;
            case DANGER -> DANGER;
            case NOTE -> NOTE;
            case NOT_APPLICABLE -> DISTURBED;
        };
    }
}
