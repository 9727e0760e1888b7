/** Tests of the verdict in the window. */
@NullMarked
package dev.lockscope.desktop.banner;

import org.jspecify.annotations.NullMarked;
