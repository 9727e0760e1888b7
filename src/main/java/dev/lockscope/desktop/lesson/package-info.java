/** The panel that leads through a lesson: its head, the page it is at, and the button that goes on. */
@NullMarked
package dev.lockscope.desktop.lesson;

import org.jspecify.annotations.NullMarked;
