/** The matrix of locks and what befalls them, filled in by the learner's own runs. */
@NullMarked
package dev.lockscope.desktop.matrix;

import org.jspecify.annotations.NullMarked;
