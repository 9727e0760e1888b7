import { randomUUID } from 'node:crypto';
import { ReplyError } from 'ioredis';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

const RELEASE_AND_ANNOUNCE = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  redis.call('del', KEYS[1])
  redis.call('publish', ARGV[2], 'released')
  return 1
else
  return 0
end`;

/** Keeps the messages that a subscriber gets until somebody waits for one. */
class Mailbox {
  #unread = 0;
  #wake = () => {};

  constructor(subscriber) {
    subscriber.on('message', () => {
      this.#unread++;
      this.#wake();
    });
  }

  /** Waits for the next message, but no longer than limit ms. */
  async next(limit) {
    if (this.#unread === 0) {
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, limit);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#unread = Math.max(0, this.#unread - 1);
  }
}

/**
 * A lock whose waiters are woken by a message, and which waits right after it has subscribed.
 *
 * Its flaw: a release between the refusal and the subscription goes by unheard, and it sleeps beside a free lock until
 * its wait is over.
 */
export class WakeUpWithoutSecondLook {
  #redis;
  #lock;

  /**
   * @param redis an ioredis client with a commandTimeout and autoResendUnfulfilledCommands: false; it is duplicated
   *     to listen, since a connection that has subscribed cannot send other commands
   * @param lock { key, ttl, retry: { attempts } }, times in ms
   */
  constructor(redis, lock) {
    this.#redis = redis;
    this.#lock = lock;
  }

  /** A lease, or null if every attempt was refused. */
  async acquire() {
    const { key, ttl, retry } = this.#lock;
    const first = await this.#attempt();
    if (first) return first;
    // The ready check sends INFO, which a connection that has subscribed already must not.
    const subscriber = this.#redis.duplicate({ enableReadyCheck: false });
    const releases = new Mailbox(subscriber);
    try {
      // step: acquire.subscribe
      await subscriber.subscribe(`${key}:released`).catch(() => {});
      for (let attempt = 1; attempt <= retry.attempts; attempt++) {
        // step: acquire.await-release
        await releases.next(ttl);
        const lease = await this.#attempt();
        if (lease) return lease;
      }
      return null;
    } finally {
      subscriber.disconnect();
    }
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

  /** Whether our lock was deleted, which is announced then; rejects if that is not known. */
  async release({ token }) {
    const { key } = this.#lock;
    // step: release.and-announce
    return (await this.#redis.eval(RELEASE_AND_ANNOUNCE, 1, key, token, `${key}:released`)) === 1;
  }

  async #releaseIfOwner(token) {
    return (await this.#redis.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)) === 1;
  }
}
