/** The runs that are kept on the machine for a while. */
@NullMarked
package dev.lockscope.desktop.kept;

import org.jspecify.annotations.NullMarked;
