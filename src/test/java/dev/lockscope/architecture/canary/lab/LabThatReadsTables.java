package dev.lockscope.architecture.canary.lab;

import org.apache.commons.csv.CSVRecord;

record LabThatReadsTables(CSVRecord line) {}
