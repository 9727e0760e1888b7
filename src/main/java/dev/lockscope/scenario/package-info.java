/** Immutable scenarios, and the loader that turns YAML into them or says where the file is wrong. */
@NullMarked
package dev.lockscope.scenario;

import org.jspecify.annotations.NullMarked;
