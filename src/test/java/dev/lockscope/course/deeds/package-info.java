/** Recorded tries at the course's challenges. */
@NullMarked
package dev.lockscope.course.deeds;

import org.jspecify.annotations.NullMarked;
