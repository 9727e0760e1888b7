package dev.lockscope.architecture.canary.lab;

import org.fxmisc.richtext.CodeArea;

record LabThatEditsCode(CodeArea shown) {}
