package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientInstant {

    static java.time.Instant ask() {
        return java.time.Instant.now();
    }

    private LabWithAmbientInstant() {}
}
