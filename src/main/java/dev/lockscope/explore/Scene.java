package dev.lockscope.explore;

import java.util.List;

/**
 * One move of a schedule, and everything that it did.
 *
 * @param waited how much time went by in it, ns
 */
record Scene(Move move, State before, State after, List<Option.Told> told, long waited) {}
