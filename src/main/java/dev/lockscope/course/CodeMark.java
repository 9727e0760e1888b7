package dev.lockscope.course;

/**
 * A step of a recipe whose code is shown beside a lesson.
 *
 * @param recipe the recipe's id in the catalogue
 * @param step the step's mark, such as {@code release.del}
 */
public record CodeMark(String recipe, String step) {}
