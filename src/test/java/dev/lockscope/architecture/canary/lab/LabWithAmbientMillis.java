package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientMillis {

    static long ask() {
        return System.currentTimeMillis();
    }

    private LabWithAmbientMillis() {}
}
