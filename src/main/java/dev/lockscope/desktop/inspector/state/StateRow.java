package dev.lockscope.desktop.inspector.state;

import java.util.Optional;

/**
 * One line about a state.
 *
 * @param subject what it is about
 * @param trait what of it
 * @param value what it is now
 * @param before what it was before the latest event, where that changed it
 */
record StateRow(Subject subject, Trait trait, StateValue value, Optional<StateValue> before) {

    /** The kinds of things that have a state, in the order in which they are shown. */
    enum Group {
        CLIENT,
        NODE,
        RESOURCE,
        LINK,
        SENTINEL,
        FAULT,
        RUN
    }

    /** A thing that has a state. */
    record Subject(Group group, String name) {}

    /**
     * What of a thing.
     *
     * @param id that of its text
     * @param name which one, where there can be several, such as a key; else empty
     */
    record Trait(String id, String name) {

        static Trait of(String id) {
            return new Trait(id, "");
        }
    }

    boolean isChanged() {
        return before.isPresent();
    }
}
