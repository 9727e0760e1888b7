package dev.lockscope.architecture.canary.scenario;

final class ScenarioImpl {}
