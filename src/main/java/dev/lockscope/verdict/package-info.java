/** Checkers over a trace, one small class a property, each answering with findings that teach. */
@NullMarked
package dev.lockscope.verdict;

import org.jspecify.annotations.NullMarked;
