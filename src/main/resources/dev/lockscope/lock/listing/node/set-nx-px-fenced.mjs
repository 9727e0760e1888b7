import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const ACQUIRE_WITH_FENCE = `
if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
  return redis.call('incr', KEYS[2])
else
  return false
end`;

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/**
 * The token-checked lock that also mints a fencing token, inside the acquiring script, so that the token's order is the
 * order of the grants.
 *
 * Source: Martin Kleppmann, "How to do distributed locking" (2016).
 */
export class SetNxPxFenced {
  #redis;
  #lock;

  /**
   * @param redis an ioredis client with a commandTimeout, and autoResendUnfulfilledCommands: false, because a SET that
   *     is sent again after a reconnect finds its own key and is refused
   * @param lock { key, ttl, retry: { attempts, delay, jitter } }, times in ms
   */
  constructor(redis, lock) {
    this.#redis = redis;
    this.#lock = lock;
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
    const sent = performance.now();
    try {
      // step: acquire.set-and-mint
      const fence = await this.#redis.eval(ACQUIRE_WITH_FENCE, 2, key, `${key}:fence`, token, ttl);
      return fence === null ? null : { token, fence, validUntil: sent + ttl };
    } catch {
      // No answer, or an error after the SET: what a script has done before an error stays done.
      // step: acquire.take-back
      await this.#releaseIfOwner(token).catch(() => {});
      return null;
    }
  }

  /** Whether our lock was deleted; rejects if that is not known. */
  async release({ token }) {
    // step: release.if-owner
    return this.#releaseIfOwner(token);
  }

  async #releaseIfOwner(token) {
    return (await this.#redis.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)) === 1;
  }
}
