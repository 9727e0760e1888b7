package dev.lockscope.model;

import java.util.List;

/**
 * A command that a server has executed.
 *
 * @param after what the node stores from now on
 * @param resp what the server says
 * @param changes what it did, in order
 * @param written the words of the commands that changed something, in order, as they go to replicas
 */
record Execution(Store after, Resp resp, List<StoreChange> changes, List<List<String>> written) {}
