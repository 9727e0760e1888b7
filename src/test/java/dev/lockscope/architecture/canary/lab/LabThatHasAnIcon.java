package dev.lockscope.architecture.canary.lab;

import org.kordamp.ikonli.Ikon;

record LabThatHasAnIcon(Ikon shown) {}
