/** A short way through the window on a run that goes on, for whoever sees it for the first time. */
@NullMarked
package dev.lockscope.desktop.tour;

import org.jspecify.annotations.NullMarked;
