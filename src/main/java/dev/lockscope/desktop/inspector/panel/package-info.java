/** What the inspector's tabs have in common. */
@NullMarked
package dev.lockscope.desktop.inspector.panel;

import org.jspecify.annotations.NullMarked;
