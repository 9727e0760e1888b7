@NullMarked
package dev.lockscope.desktop.inspector.events;

import org.jspecify.annotations.NullMarked;
