package dev.lockscope.architecture.canary.lab;

import redis.clients.jedis.HostAndPort;

record LabThatKnowsJedis(HostAndPort node) {}
