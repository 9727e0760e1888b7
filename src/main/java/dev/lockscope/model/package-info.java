/** The other world: Redis's lock commands in memory and in virtual time, with recipes run by replay. */
@NullMarked
package dev.lockscope.model;

import org.jspecify.annotations.NullMarked;
