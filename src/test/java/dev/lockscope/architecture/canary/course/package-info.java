/** Breaks rules of the house on purpose, see {@link dev.lockscope.architecture.ArchitectureCanaryTest}. */
@NullMarked
package dev.lockscope.architecture.canary.course;

import org.jspecify.annotations.NullMarked;
