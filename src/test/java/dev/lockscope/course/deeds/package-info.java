/** Recorded tries at the course's challenges. */
package dev.lockscope.course.deeds;
