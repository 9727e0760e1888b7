/** Tests of the bar at the top, the tabs and the line at the bottom. */
@NullMarked
package dev.lockscope.desktop.transport;

import org.jspecify.annotations.NullMarked;
