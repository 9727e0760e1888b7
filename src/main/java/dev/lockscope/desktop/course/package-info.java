/** The course in the window: what is loaded of it, how far the learner has come, and the way through a lesson. */
@NullMarked
package dev.lockscope.desktop.course;

import org.jspecify.annotations.NullMarked;
