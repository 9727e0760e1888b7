/** Two runs beside one another: what both have, what one of them has alone, and what came in another order. */
@NullMarked
package dev.lockscope.compare;

import org.jspecify.annotations.NullMarked;
