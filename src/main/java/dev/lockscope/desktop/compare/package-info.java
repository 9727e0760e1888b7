/** Two runs beside one another: choosing them, their pictures on one time axis, and in what they differ. */
@NullMarked
package dev.lockscope.desktop.compare;

import org.jspecify.annotations.NullMarked;
