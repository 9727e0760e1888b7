package dev.lockscope.architecture.canary.lab;

import atlantafx.base.theme.Theme;

record LabThatHasATheme(Theme shown) {}
