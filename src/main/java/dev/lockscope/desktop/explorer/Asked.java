package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Limits;

/**
 * What a search was asked for.
 *
 * @param question what is to be found out
 * @param limits where it stops that has found nothing
 */
record Asked(Question question, Limits limits) {}
