@NullMarked
package dev.lockscope.desktop.inspector.code;

import org.jspecify.annotations.NullMarked;
