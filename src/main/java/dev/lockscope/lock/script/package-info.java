/** A small syntax tree of server-side scripts: rendered as Lua for Redis, interpreted by the model. */
@NullMarked
package dev.lockscope.lock.script;

import org.jspecify.annotations.NullMarked;
