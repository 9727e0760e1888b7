/** The picture over time as it stands alone: laid out for a size, and drawn in pixels or in the lines of a PDF. */
@NullMarked
package dev.lockscope.export.picture;

import org.jspecify.annotations.NullMarked;
