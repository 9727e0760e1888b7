package dev.lockscope.course;

/**
 * A question that no run answers.
 *
 * @param right the option that is right
 * @param see the lesson that shows why, by its id
 */
public record Card(String id, String right, String see) {}
