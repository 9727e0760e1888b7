/** Simulated clients and their gates, the director of a script, and the run that ties them together. */
@NullMarked
package dev.lockscope.lab;

import org.jspecify.annotations.NullMarked;
