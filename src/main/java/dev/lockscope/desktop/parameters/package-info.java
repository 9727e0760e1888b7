/** The sheet on which a scenario's numbers are changed. */
@NullMarked
package dev.lockscope.desktop.parameters;

import org.jspecify.annotations.NullMarked;
