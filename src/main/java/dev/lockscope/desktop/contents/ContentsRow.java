package dev.lockscope.desktop.contents;

import dev.lockscope.course.Lesson;
import java.util.Optional;

/**
 * A lesson in the list of lessons.
 *
 * @param standing how the learner stands with it
 * @param heading the theme that begins with it, if one does
 */
record ContentsRow(Lesson lesson, Standing standing, Optional<Theme> heading) {}
