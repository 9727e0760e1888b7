package dev.lockscope.architecture.canary.lab;

import org.apache.fontbox.ttf.TrueTypeFont;

record LabThatReadsFonts(TrueTypeFont font) {}
