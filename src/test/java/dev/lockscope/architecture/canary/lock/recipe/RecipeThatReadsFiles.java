package dev.lockscope.architecture.canary.lock.recipe;

import java.nio.file.Path;

record RecipeThatReadsFiles(Path file) {}
