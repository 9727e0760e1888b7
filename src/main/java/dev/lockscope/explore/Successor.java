package dev.lockscope.explore;

import java.util.Set;

/**
 * A state that a move leads to.
 *
 * @param broken the properties that the move breaks, wanted or not
 */
record Successor(Move move, State state, Set<Property> broken) {}
