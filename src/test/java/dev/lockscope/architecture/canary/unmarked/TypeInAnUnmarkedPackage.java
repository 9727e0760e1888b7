package dev.lockscope.architecture.canary.unmarked;

final class TypeInAnUnmarkedPackage {}
