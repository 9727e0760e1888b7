/** What the explorer finds for every recipe under every fault: the matrix, how it is computed, and how it is kept. */
@NullMarked
package dev.lockscope.explore.matrix;

import org.jspecify.annotations.NullMarked;
