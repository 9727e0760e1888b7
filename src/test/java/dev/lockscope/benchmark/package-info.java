/** What the product costs: run by {@code src/scripts/benchmark}, not by the tests. */
@NullMarked
package dev.lockscope.benchmark;

import org.jspecify.annotations.NullMarked;
