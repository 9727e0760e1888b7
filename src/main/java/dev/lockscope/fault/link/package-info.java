/** The loopback TCP forwarder between two parties, which can hold, delay, cut and lose whole messages. */
@NullMarked
package dev.lockscope.fault.link;

import org.jspecify.annotations.NullMarked;
