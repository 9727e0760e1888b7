/** The bar at the top: what is shown, its variants, and the course of its run. */
@NullMarked
package dev.lockscope.desktop.transport;

import org.jspecify.annotations.NullMarked;
