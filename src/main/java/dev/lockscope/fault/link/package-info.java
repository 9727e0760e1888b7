/** The loopback TCP forwarder between parties, which can hold, delay, reset, cut and lose whole messages of each. */
@NullMarked
package dev.lockscope.fault.link;

import org.jspecify.annotations.NullMarked;
