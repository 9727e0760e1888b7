package dev.lockscope.architecture.canary.scenario;

import dev.lockscope.architecture.canary.resource.ResourceInACircle;

/** One half of a circle of packages. */
public record Circle(ResourceInACircle next) {}
