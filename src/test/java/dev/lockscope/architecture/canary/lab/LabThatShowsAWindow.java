package dev.lockscope.architecture.canary.lab;

import javafx.stage.Stage;

record LabThatShowsAWindow(Stage shown) {}
