/** What a lock is: leases, fencing tokens, acquisitions, and the catalogue of recipes that hand them out. */
@NullMarked
package dev.lockscope.lock;

import org.jspecify.annotations.NullMarked;
