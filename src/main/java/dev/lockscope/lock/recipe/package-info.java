/** The taught lock algorithms, one small blocking class each, from naive to fenced. */
@NullMarked
package dev.lockscope.lock.recipe;

import org.jspecify.annotations.NullMarked;
