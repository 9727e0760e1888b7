/** The recipes' code as exports show it, which know nothing of recipes themselves. */
@NullMarked
package dev.lockscope.code;

import org.jspecify.annotations.NullMarked;
