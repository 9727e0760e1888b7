package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientNanos {

    static long ask() {
        return System.nanoTime();
    }

    private LabWithAmbientNanos() {}
}
