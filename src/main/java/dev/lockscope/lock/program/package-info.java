/** What a client does with a lock: the steps of its critical section, the same code in every world. */
@NullMarked
package dev.lockscope.lock.program;

import org.jspecify.annotations.NullMarked;
