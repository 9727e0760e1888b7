package dev.lockscope.explore;

import java.util.List;
import java.util.Set;

/**
 * A state that a move leads to.
 *
 * @param broken the properties that the move breaks, wanted or not
 * @param told everything that the move does, where that was asked for
 */
record Successor(Move move, State state, Set<Property> broken, List<Option.Told> told) {}
