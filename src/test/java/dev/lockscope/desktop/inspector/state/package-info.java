@NullMarked
package dev.lockscope.desktop.inspector.state;

import org.jspecify.annotations.NullMarked;
