/** What the course's texts have to be like. */
@NullMarked
package dev.lockscope.course.text;

import org.jspecify.annotations.NullMarked;
