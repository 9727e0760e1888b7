package dev.lockscope.architecture.canary.lab;

record LabThatStartsProcesses(ProcessBuilder process) {}
