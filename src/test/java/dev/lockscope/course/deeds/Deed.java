package dev.lockscope.course.deeds;

import java.util.List;

/**
 * Something that a learner does as soon as an event has come.
 *
 * @param when the event, as in scripts; it is looked for after the event of the deed before
 * @param nth which of the events that fit, from 1
 * @param actions what is done then, as in scripts, in order; nothing where it is only waited for
 */
public record Deed(String when, int nth, List<String> actions) {

    public Deed {
        actions = List.copyOf(actions);
    }
}
