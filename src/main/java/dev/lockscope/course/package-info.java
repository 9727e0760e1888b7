/** The course: lessons as folders of files, what their questions claim of runs, and how far a learner has come. */
@NullMarked
package dev.lockscope.course;

import org.jspecify.annotations.NullMarked;
