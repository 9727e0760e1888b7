/** Faults, one small class each, under one written law. */
@NullMarked
package dev.lockscope.fault;

import org.jspecify.annotations.NullMarked;
