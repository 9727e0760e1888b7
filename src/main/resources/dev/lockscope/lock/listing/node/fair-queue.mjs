import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyError } from 'ioredis';

const ACQUIRE_IF_FIRST = `
if redis.call('lindex', KEYS[2], 0) == ARGV[1] then
  if redis.call('set', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
    redis.call('lpop', KEYS[2])
    return 1
  else
    return 0
  end
else
  return 0
end`;

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/**
 * A fair lock: whoever asks joins a queue on the node, and only the head of the queue may take the lock, so that nobody
 * starves as with plain polling.
 *
 * Its price: a waiter that dies at the head of the queue blocks everybody behind it, because this queue has no time-out
 * for a slot.
 */
export class FairQueue {
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

  /** A lease, or null if it was not our turn in any of the attempts. */
  async acquire() {
    const queue = `${this.#lock.key}:queue`;
    const { attempts, delay, jitter } = this.#lock.retry;
    const token = randomUUID();
    // Without an answer we may be in the queue all the same: the attempts show it.
    // step: acquire.join-queue
    await this.#redis.rpush(queue, token).catch(() => {});
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await sleep(delay + Math.random() * jitter);
      const lease = await this.#attempt(queue, token);
      if (lease) return lease;
    }
    // step: acquire.leave-queue
    await this.#redis.lrem(queue, 0, token).catch(() => {});
    return null;
  }

  async #attempt(queue, token) {
    const { key, ttl } = this.#lock;
    const sent = performance.now();
    try {
      // step: acquire.if-first
      const answer = await this.#redis.eval(ACQUIRE_IF_FIRST, 2, key, queue, token, ttl);
      return answer === 1 ? { token, validUntil: sent + ttl } : null;
    } catch (error) {
      if (!(error instanceof ReplyError)) {
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
