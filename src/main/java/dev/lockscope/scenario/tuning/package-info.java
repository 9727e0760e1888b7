/** A scenario's numbers and choices, to be changed without an editor: what there is to change, and whether a value will do. */
@NullMarked
package dev.lockscope.scenario.tuning;

import org.jspecify.annotations.NullMarked;
