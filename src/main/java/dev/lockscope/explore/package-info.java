/** Searches every schedule of a scenario's clients, messages and faults on the model, within a budget. */
@NullMarked
package dev.lockscope.explore;

import org.jspecify.annotations.NullMarked;
