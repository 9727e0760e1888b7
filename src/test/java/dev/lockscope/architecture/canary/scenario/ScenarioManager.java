package dev.lockscope.architecture.canary.scenario;

final class ScenarioManager {}
