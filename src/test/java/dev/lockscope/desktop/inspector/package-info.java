@NullMarked
package dev.lockscope.desktop.inspector;

import org.jspecify.annotations.NullMarked;
