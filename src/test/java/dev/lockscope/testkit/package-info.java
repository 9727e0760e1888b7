/** What tests of several packages share. */
@NullMarked
package dev.lockscope.testkit;

import org.jspecify.annotations.NullMarked;
