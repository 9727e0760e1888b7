/** The user's own servers as a cluster: what a run may touch there, and how it learns what they store. */
@NullMarked
package dev.lockscope.redis.guest;

import org.jspecify.annotations.NullMarked;
