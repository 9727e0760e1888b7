package dev.lockscope.architecture.canary.lab;

import picocli.CommandLine;

record LabThatIsACommand(CommandLine line) {}
