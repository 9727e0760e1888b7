package dev.lockscope.architecture.canary.course;

/** Something to know that should not be known. */
public record Lesson() {}
