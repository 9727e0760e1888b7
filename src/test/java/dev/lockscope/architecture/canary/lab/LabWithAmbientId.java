package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientId {

    static java.util.UUID ask() {
        return java.util.UUID.randomUUID();
    }

    private LabWithAmbientId() {}
}
