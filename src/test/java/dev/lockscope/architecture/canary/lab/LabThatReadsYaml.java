package dev.lockscope.architecture.canary.lab;

import org.snakeyaml.engine.v2.api.Load;

record LabThatReadsYaml(Load yaml) {}
