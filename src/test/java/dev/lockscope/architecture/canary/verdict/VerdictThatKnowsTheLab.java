package dev.lockscope.architecture.canary.verdict;

import dev.lockscope.architecture.canary.lab.Room;

record VerdictThatKnowsTheLab(Room room) {}
