/** The window's state without its controls: what is open, which moment is shown, what is judged. */
@NullMarked
package dev.lockscope.desktop.session;

import org.jspecify.annotations.NullMarked;
