package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Position;

/**
 * Something that a file says, and where.
 *
 * @param at where it stands in the file
 * @param value what it says
 */
record Located<T>(Position at, T value) {}
