/** The state of a run, and what its latest event changed. */
@NullMarked
package dev.lockscope.desktop.inspector.state;

import org.jspecify.annotations.NullMarked;
