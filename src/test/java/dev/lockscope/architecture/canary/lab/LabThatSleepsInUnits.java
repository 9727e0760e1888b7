package dev.lockscope.architecture.canary.lab;

import java.util.concurrent.TimeUnit;

final class LabThatSleepsInUnits {

    static void pause() throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(1);
    }

    private LabThatSleepsInUnits() {}
}
