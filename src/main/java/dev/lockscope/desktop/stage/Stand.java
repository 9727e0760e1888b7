package dev.lockscope.desktop.stage;

/**
 * Where a party's card stands.
 *
 * @param rows how many lines it has below its name; none for a card of one line
 */
record Stand(Party party, String name, Place place, int rows) {}
