package dev.lockscope.architecture.canary.lab;

import org.commonmark.node.Node;

record LabThatReadsMarkdown(Node node) {}
