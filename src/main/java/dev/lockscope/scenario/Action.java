package dev.lockscope.scenario;

/** Something that the script or the learner does to a run. */
public sealed interface Action permits ClientAction, LinkAction, NodeAction, NetworkAction {

    /** The action as in scenario files, such as {@code pause A}. */
    String text();
}
