/** What a lock protects: ledgers, plain and fenced, in memory and in SQL. */
@NullMarked
package dev.lockscope.resource;

import org.jspecify.annotations.NullMarked;
