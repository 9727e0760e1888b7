/** The topology as a picture: who is there, what it holds, and what is on its way. */
@NullMarked
package dev.lockscope.desktop.stage;

import org.jspecify.annotations.NullMarked;
