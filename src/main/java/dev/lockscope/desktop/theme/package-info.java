/** How the window looks: colours, type sizes, the one stylesheet. */
@NullMarked
package dev.lockscope.desktop.theme;

import org.jspecify.annotations.NullMarked;
