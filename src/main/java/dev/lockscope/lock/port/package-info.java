/** The ports that a lock recipe speaks to: the nodes, the client's surroundings, and the guarded resource. */
@NullMarked
package dev.lockscope.lock.port;

import org.jspecify.annotations.NullMarked;
