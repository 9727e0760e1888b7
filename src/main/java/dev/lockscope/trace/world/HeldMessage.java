package dev.lockscope.trace.world;

import dev.lockscope.trace.LinkFact.Direction;

/**
 * A message that waits in a link.
 *
 * @param command the number of the command that it carries or answers, or 0 where that is not known
 * @param bytes its length
 * @param since since when it waits, ns since the run's start
 */
public record HeldMessage(Direction direction, long command, int bytes, long since) {}
