package dev.lockscope.architecture.canary.lab;

final class LabWithAmbientSecureRandom {

    static java.security.SecureRandom ask() {
        return new java.security.SecureRandom();
    }

    private LabWithAmbientSecureRandom() {}
}
