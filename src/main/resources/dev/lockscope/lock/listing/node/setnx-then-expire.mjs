import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/**
 * SETNX to take the lock, PEXPIRE to give it a time to live: two commands.
 *
 * Its flaw: a client that dies between the two leaves a lock that never expires.
 */
export class SetnxThenExpire {
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
    // step: acquire.setnx
    const taken = await this.#redis.setnx(key, token).catch(() => 0);
    if (taken !== 1) return null;
    const sent = performance.now();
    // step: acquire.expire
    await this.#redis.pexpire(key, ttl).catch(() => {});
    return { token, validUntil: sent + ttl };
  }

  /** Whether our lock was deleted; rejects if that is not known. */
  async release({ token }) {
    // step: release.if-owner
    return (await this.#redis.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)) === 1;
  }
}
