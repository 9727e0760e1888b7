package dev.lockscope.architecture.canary.lab;

import redis.embedded.RedisServer;

record LabThatKnowsServers(RedisServer server) {}
