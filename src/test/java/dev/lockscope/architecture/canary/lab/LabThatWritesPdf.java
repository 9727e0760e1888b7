package dev.lockscope.architecture.canary.lab;

import org.apache.pdfbox.pdmodel.PDDocument;

record LabThatWritesPdf(PDDocument document) {}
