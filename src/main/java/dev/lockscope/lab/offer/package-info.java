/** What can be done to a thing of a run now, and why what cannot be done cannot: pure functions of a scenario and a world. */
@NullMarked
package dev.lockscope.lab.offer;

import org.jspecify.annotations.NullMarked;
