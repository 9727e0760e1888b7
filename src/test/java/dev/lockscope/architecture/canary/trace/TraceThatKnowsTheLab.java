package dev.lockscope.architecture.canary.trace;

import dev.lockscope.architecture.canary.lab.Room;

record TraceThatKnowsTheLab(Room room) {}
