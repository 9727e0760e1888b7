/** Copies of the recipes with one bug each, which the explorer has to find. */
@NullMarked
package dev.lockscope.explore.mutants;

import org.jspecify.annotations.NullMarked;
