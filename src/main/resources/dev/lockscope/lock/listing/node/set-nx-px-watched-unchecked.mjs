import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyError } from 'ioredis';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

/** Does nothing for ms milliseconds; false as soon as it is told to stop. Does not keep the process alive. */
const rest = (ms, signal) => sleep(ms, true, { ref: false, signal }).catch(() => false);

/**
 * The token-checked lock with a watchdog that does not check the token.
 *
 * Its flaw: the watchdog renews whatever lock it finds. Once the lock is another's, it changes that one's lease, and
 * never notices that its own is gone.
 */
export class UncheckedWatchedSetNxPx {
  #redis;
  #lock;

  /**
   * @param redis an ioredis client with a commandTimeout, and autoResendUnfulfilledCommands: false, because a SET that
   *     is sent again after a reconnect finds its own key and is refused
   * @param lock { key, ttl, retry: { attempts, delay, jitter }, renew: { every } }, times in ms
   */
  constructor(redis, lock) {
    this.#redis = redis;
    this.#lock = lock;
  }

  /** A lease, or null if every attempt was refused. */
  async acquire() {
    const lease = await this.#firstGranted();
    if (!lease) return null;
    const stopping = new AbortController();
    // step: acquire.start-watchdog
    const watchdog = this.#renew(lease, stopping.signal);
    return Object.assign(lease, {
      stop: () => {
        stopping.abort();
        return watchdog;
      },
    });
  }

  async #firstGranted() {
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

  async #renew(lease, stopped) {
    const { key, ttl, renew } = this.#lock;
    while (await rest(renew.every, stopped)) {
      const sent = performance.now();
      // step: renew.any
      const renewed = await this.#redis.pexpire(key, ttl).catch(() => 0);
      if (renewed === 1) lease.validUntil = sent + ttl;
    }
  }

  /** Whether our lock was deleted; rejects if that is not known. A renewal under way is awaited first. */
  async release({ token, stop }) {
    // step: release.stop-watchdog
    await stop();
    // step: release.if-owner
    return this.#releaseIfOwner(token);
  }

  async #releaseIfOwner(token) {
    return (await this.#redis.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)) === 1;
  }
}
