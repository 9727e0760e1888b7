import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/** How many nodes answered that; one that failed or did not answer counts as a refusal. */
const count = (answers, wanted) => answers.filter(({ value }) => value === wanted).length;

/**
 * Redlock that keeps the minority that it won after a failed attempt.
 *
 * Its flaw: until those keys expire, they are in everybody's way; clients that each hold a few nodes keep one another
 * out.
 */
export class RedlockWithoutRelease {
  #nodes;
  #lock;
  #quorum;
  #drift;

  /**
   * @param nodes ioredis clients, one for each independent master, each with a commandTimeout far below the ttl
   *     and autoResendUnfulfilledCommands: false
   * @param lock { key, ttl, retry: { attempts, delay, jitter } }, times in ms
   */
  constructor(nodes, lock) {
    this.#nodes = nodes;
    this.#lock = lock;
    this.#quorum = Math.floor(nodes.length / 2) + 1;
    // How much the nodes' clocks may differ in their rates, and 2 ms for the precision of an expiry.
    this.#drift = lock.ttl / 100 + 2;
  }

  /** A lease, or null if every attempt was refused. */
  async acquire() {
    const { attempts, delay, jitter } = this.#lock.retry;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await sleep(delay + Math.random() * jitter);
      const lease = await this.#attempt();
      if (lease) return lease;
    }
    return null;
  }

  async #attempt() {
    const { key, ttl } = this.#lock;
    const token = randomUUID();
    const began = performance.now();
    // step: acquire.set-everywhere
    const answers = await Promise.allSettled(
      this.#nodes.map((node) => node.set(key, token, 'PX', ttl, 'NX')),
    );
    // step: acquire.count-and-time
    const elapsed = performance.now() - began;
    const validity = ttl - elapsed - this.#drift;
    if (count(answers, 'OK') >= this.#quorum && validity > 0) {
      return { token, validUntil: began + elapsed + validity };
    }
    return null;
  }

  /** Whether a majority deleted our lock; rejects if that is not known. */
  async release({ token }) {
    // step: release.everywhere
    const answers = await this.#releaseEverywhere(token);
    if (count(answers, 1) >= this.#quorum) return true;
    const failed = answers.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return false;
  }

  /** On all nodes, also on those that did not answer: a SET whose answer was lost may have been executed. */
  async #releaseEverywhere(token) {
    return Promise.allSettled(this.#nodes.map((node) => node.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)));
  }
}
