package dev.lockscope.architecture.canary.lab;

import java.awt.Graphics2D;

record LabThatDraws(Graphics2D graphics) {}
