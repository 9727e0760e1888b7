package dev.lockscope.verdict;

import dev.lockscope.trace.ResourceFact.Fencing;

/**
 * A resource's account book.
 *
 * @param resource its name
 * @param rule how it checks fencing tokens
 * @param first its first value, in whole kroner
 * @param last its last value
 * @param expected its first value and every change that it acknowledged
 * @param lost how much money is wrong: what each write fell short of its change, either way, added up; so two lost
 *     changes of opposite sign do not hide each other
 */
public record Balance(String resource, Fencing rule, long first, long last, long expected, long lost) {}
