/** Runs as one page that replays them in a browser, without a network. */
@NullMarked
package dev.lockscope.export.html;

import org.jspecify.annotations.NullMarked;
