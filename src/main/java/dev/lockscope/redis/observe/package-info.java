/** Learns from a server itself what it executes and stores, and when, by one stream of monitor lines and notices. */
@NullMarked
package dev.lockscope.redis.observe;

import org.jspecify.annotations.NullMarked;
