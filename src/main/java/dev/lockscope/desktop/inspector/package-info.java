/** What lies behind the picture: events, code, commands, state, verdict. */
@NullMarked
package dev.lockscope.desktop.inspector;

import org.jspecify.annotations.NullMarked;
