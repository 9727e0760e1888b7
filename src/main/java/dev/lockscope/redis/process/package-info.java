/**
 * Real redis-server processes: found, started, and surely ended.
 *
 * <p>A server dies with the program that started it, however that ends: a guard process beside each server waits on a
 * pipe from this program, a shutdown hook ends what an orderly exit leaves, and what neither could end is reaped at the
 * next start.
 */
@NullMarked
package dev.lockscope.redis.process;

import org.jspecify.annotations.NullMarked;
