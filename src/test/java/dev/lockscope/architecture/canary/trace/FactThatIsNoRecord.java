package dev.lockscope.architecture.canary.trace;

final class FactThatIsNoRecord implements Fact {}
