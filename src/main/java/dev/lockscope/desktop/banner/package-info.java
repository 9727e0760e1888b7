/** The verdict, always in view, and the story behind it. */
@NullMarked
package dev.lockscope.desktop.banner;

import org.jspecify.annotations.NullMarked;
