/** The start screen: the lessons of the course, and the ways to all else that can be opened. */
@NullMarked
package dev.lockscope.desktop.contents;

import org.jspecify.annotations.NullMarked;
