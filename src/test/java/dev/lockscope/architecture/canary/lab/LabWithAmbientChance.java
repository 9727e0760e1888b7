package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientChance {

    static double ask() {
        return Math.random();
    }

    private LabWithAmbientChance() {}
}
