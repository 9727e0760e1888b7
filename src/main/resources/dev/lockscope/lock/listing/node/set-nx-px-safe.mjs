import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyError } from 'ioredis';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/**
 * SET key token NX PX ttl to take the lock, and a script that deletes it only if it still holds our token.
 *
 * After an answer that did not come, the script also takes back what the SET may have stored. Source: Redis
 * documentation, "Distributed Locks with Redis".
 */
export class SetNxPxSafe {
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
      // step: acquire.set
      const answer = await this.#redis.set(key, token, 'PX', ttl, 'NX');
      return answer === 'OK' ? { token, validUntil: sent + ttl } : null;
    } catch (error) {
      if (!(error instanceof ReplyError)) {
        // No answer came, but the SET may have been executed.
        // step: acquire.take-back
        await this.#releaseIfOwner(token).catch(() => {});
      }
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
