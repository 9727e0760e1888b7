/** The course on paper: pages that need nothing but themselves. */
@NullMarked
package dev.lockscope.handout;

import org.jspecify.annotations.NullMarked;
