package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Limits;

/**
 * What a search was asked for.
 *
 * @param question what is to be found out
 * @param limits where it stops that has found nothing
 */
record Asked(Question question, Limits limits) {

    /** Whether another one asks the same, whatever it calls what it asks about. */
    boolean isSame(Asked other) {
        return question.scenario().equals(other.question.scenario())
                && question.budget().equals(other.question.budget())
                && question.properties().equals(other.question.properties())
                && limits.equals(other.limits);
    }
}
