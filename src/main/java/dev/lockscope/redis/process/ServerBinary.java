package dev.lockscope.redis.process;

import java.nio.file.Path;

/**
 * A redis-server executable that runs on this machine.
 *
 * @param path the file
 * @param version its own version text, such as {@code 6.2.11}
 */
public record ServerBinary(Path path, String version) {}
