package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientThreadLocalRandom {

    static java.util.Random ask() {
        return java.util.concurrent.ThreadLocalRandom.current();
    }

    private LabWithAmbientThreadLocalRandom() {}
}
