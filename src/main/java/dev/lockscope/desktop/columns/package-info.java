/** Parts of a screen beside one another, where there is room for that. */
@NullMarked
package dev.lockscope.desktop.columns;

import org.jspecify.annotations.NullMarked;
