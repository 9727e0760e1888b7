package dev.lockscope.verdict;

import java.util.List;

/** Looks for one kind of trouble. Stateless; finds nothing where the trace has nothing to say about it. */
interface Checker {

    /** Every case of it, in the order of the run. */
    List<Finding> check(Evidence evidence);
}
