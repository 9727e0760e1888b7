package dev.lockscope.desktop.classroom;

/** What a beat of a lesson shows. */
enum Part {
    /** What the lesson is for. */
    GOAL,
    /** What stands on the stage. */
    SET_UP,
    /** What the room votes on. */
    QUESTION,
    /** The run, before its first moment to look at. */
    START,
    /** A moment of a run. */
    LOOK,
    /** What a run came to, and nothing of what was asked. */
    VERDICT,
    /** Which option is right. */
    ANSWER,
    /** Why it came so. */
    WHY,
    /** What a repaired variant does differently, before it runs. */
    CHANGE,
    /** The challenge. */
    TASK,
    /** How to go about it. */
    HINT,
    /** What to remember. */
    TAKE_AWAY
}
