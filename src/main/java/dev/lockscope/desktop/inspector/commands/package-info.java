/** The commands that the servers executed. */
@NullMarked
package dev.lockscope.desktop.inspector.commands;

import org.jspecify.annotations.NullMarked;
