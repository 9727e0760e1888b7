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
 * SET NX PX, then WAIT on the same connection, whose answer nobody looks at.
 *
 * Its flaw: WAIT rolls nothing back, so that too few acknowledgements are as good as enough here.
 */
export class SetThenWaitUnchecked {
  #redis;
  #lock;

  /**
   * @param redis an ioredis client with a commandTimeout above the limit, and autoResendUnfulfilledCommands: false,
   *     because a SET that is sent again after a reconnect finds its own key and is refused
   * @param lock { key, ttl, retry: { attempts, delay, jitter }, wait: { replicas, limit } }, times in ms
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
    const { key, ttl, wait } = this.#lock;
    const token = randomUUID();
    const sent = performance.now();
    // One pipeline, because WAIT counts only what was written on its own connection.
    // step: acquire.set-and-wait
    const [[error, answer]] = await this.#redis
      .pipeline()
      .set(key, token, 'PX', ttl, 'NX')
      .wait(wait.replicas, wait.limit)
      .exec();
    if (error && !(error instanceof ReplyError)) await this.#takeBack(token);
    if (answer !== 'OK') return null;
    return { token, validUntil: sent + ttl };
  }

  async #takeBack(token) {
    // step: acquire.take-back
    await this.#releaseIfOwner(token).catch(() => {});
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
