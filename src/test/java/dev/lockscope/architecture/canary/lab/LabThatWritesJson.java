package dev.lockscope.architecture.canary.lab;

import tools.jackson.databind.JsonNode;

record LabThatWritesJson(JsonNode json) {}
