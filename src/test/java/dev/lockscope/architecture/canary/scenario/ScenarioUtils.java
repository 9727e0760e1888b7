package dev.lockscope.architecture.canary.scenario;

final class ScenarioUtils {}
