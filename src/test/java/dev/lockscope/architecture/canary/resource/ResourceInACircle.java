package dev.lockscope.architecture.canary.resource;

import dev.lockscope.architecture.canary.scenario.Circle;
import java.util.List;

/** The other half of a circle of packages. */
public record ResourceInACircle(List<Circle> back) {}
