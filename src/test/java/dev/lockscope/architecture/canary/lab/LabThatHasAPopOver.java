package dev.lockscope.architecture.canary.lab;

import org.controlsfx.control.PopOver;

record LabThatHasAPopOver(PopOver shown) {}
