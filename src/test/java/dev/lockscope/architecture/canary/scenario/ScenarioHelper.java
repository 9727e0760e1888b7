package dev.lockscope.architecture.canary.scenario;

final class ScenarioHelper {}
