/** The code of the recipes as the learner sees it: the Java that runs, the same lock for Node.js, and the Lua. */
@NullMarked
package dev.lockscope.lock.listing;

import org.jspecify.annotations.NullMarked;
