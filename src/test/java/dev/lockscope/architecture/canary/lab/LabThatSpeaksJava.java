package dev.lockscope.architecture.canary.lab;

import java.io.IOException;

/** Breaks a rule on purpose. */
public final class LabThatSpeaksJava {

    private LabThatSpeaksJava() {}

    /** What Java says. */
    public static String why(IOException failure) {
        return failure.toString();
    }
}
