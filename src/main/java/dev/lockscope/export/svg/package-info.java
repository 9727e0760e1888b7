/** Pictures of runs as SVG, which stand alone or in a page. */
@NullMarked
package dev.lockscope.export.svg;

import org.jspecify.annotations.NullMarked;
