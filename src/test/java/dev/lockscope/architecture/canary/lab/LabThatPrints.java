package dev.lockscope.architecture.canary.lab;

final class LabThatPrints {

    static void print() {
        System.out.println("canary");
    }

    private LabThatPrints() {}
}
