package dev.lockscope.architecture.canary.lab;

import dev.lockscope.architecture.canary.course.Lesson;

record LabThatKnowsTheCourse(Lesson lesson) {}
