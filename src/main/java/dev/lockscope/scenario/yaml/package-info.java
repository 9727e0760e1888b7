/**
 * Reads YAML into a tree of located values, or says where it cannot: a small, safe part of YAML without anchors, tags
 * and second documents.
 */
@NullMarked
package dev.lockscope.scenario.yaml;

import org.jspecify.annotations.NullMarked;
