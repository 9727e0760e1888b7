/** What can be opened, and what is said where something cannot. */
@NullMarked
package dev.lockscope.desktop.catalogue;

import org.jspecify.annotations.NullMarked;
