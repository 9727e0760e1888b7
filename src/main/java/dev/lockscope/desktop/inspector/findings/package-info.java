/** What broke, why, and what cures it. */
@NullMarked
package dev.lockscope.desktop.inspector.findings;

import org.jspecify.annotations.NullMarked;
