/**
 * The TTL laboratory: how often a lease of a given length fails, and how long a crash blocks others, found by running the
 * recipes many times on the model with drawn times of work, pauses and network.
 */
@NullMarked
package dev.lockscope.explore.ttl;

import org.jspecify.annotations.NullMarked;
