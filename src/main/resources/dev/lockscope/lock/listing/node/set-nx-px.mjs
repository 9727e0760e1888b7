import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The naive lock: SET key token NX PX ttl to take it, plain DEL key to give it back.
 *
 * Its flaw: the DEL does not look whose lock it deletes. A holder whose lease has run out deletes the next holder's
 * lock. The Redis documentation, "Distributed Locks with Redis", warns of it.
 */
export class SetNxPx {
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
    // step: acquire.set
    const answer = await this.#redis.set(key, token, 'PX', ttl, 'NX').catch(() => null);
    return answer === 'OK' ? { token, validUntil: sent + ttl } : null;
  }

  /** Whether a lock was deleted; rejects if that is not known. */
  async release() {
    // step: release.del
    return (await this.#redis.del(this.#lock.key)) === 1;
  }
}
