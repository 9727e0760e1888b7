package dev.lockscope.architecture.canary.lab;

import com.github.difflib.patch.Patch;

record LabThatComparesLists(Patch<String> patch) {}
