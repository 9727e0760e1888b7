package dev.lockscope.architecture.canary.lab;

import javafx.scene.control.Tooltip;

class LabThatTakesKeysAway {

    Tooltip tooltip() {
        return new Tooltip("words");
    }
}
