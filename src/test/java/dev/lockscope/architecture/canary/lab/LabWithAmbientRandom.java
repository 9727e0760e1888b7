package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientRandom {

    static java.util.Random ask() {
        return new java.util.Random();
    }

    private LabWithAmbientRandom() {}
}
