import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyError } from 'ioredis';

const RELEASE_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('del', KEYS[1])
else
  return 0
end`;

const EXTEND_IF_OWNER = `
if redis.call('get', KEYS[1]) == ARGV[1] then
  return redis.call('pexpire', KEYS[1], ARGV[2])
else
  return 0
end`;

/** Does nothing for ms milliseconds; false as soon as it is told to stop. Does not keep the process alive. */
const rest = (ms, signal) => sleep(ms, true, { ref: false, signal }).catch(() => false);

/**
 * The token-checked lock with a watchdog that renews it while the work goes on.
 *
 * The watchdog is stopped, and a renewal under way is awaited, before the lock is released. It does not help against
 * a pause of the whole process or work that blocks the event loop: both stop the watchdog too. Source: Redisson's lock
 * watchdog, which renews at a third of the TTL.
 */
export class WatchedSetNxPx {
  #redis;
  #lock;

  /**
   * @param redis an ioredis client with a commandTimeout, and autoResendUnfulfilledCommands: false, because a SET that
   *     is sent again after a reconnect finds its own key and is refused
   * @param lock { key, ttl, retry: { attempts, delay, jitter }, renew: { every, atMost } }, times in ms
   */
  constructor(redis, lock) {
    this.#redis = redis;
    this.#lock = lock;
  }

  /** A lease whose signal says when it is lost, or null if every attempt was refused. */
  async acquire() {
    const lease = await this.#firstGranted();
    if (!lease) return null;
    const lost = new AbortController();
    const stopping = new AbortController();
    // step: acquire.start-watchdog
    const watchdog = this.#renew(lease, lost, stopping.signal);
    const stop = () => {
      stopping.abort();
      return watchdog;
    };
    return Object.assign(lease, { signal: lost.signal, stop });
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

  /** Makes the lease last a full TTL again every so often, until it is lost, or renewed often enough, or stopped. */
  async #renew(lease, lost, stopped) {
    const { every, atMost } = this.#lock.renew;
    for (let renewals = 0; await rest(every, stopped); renewals++) {
      if (renewals >= atMost) {
        lost.abort(new Error(`renewed ${renewals} times, which is the limit`));
      } else {
        await this.#renewOnce(lease, lost);
      }
      if (lost.signal.aborted) return;
    }
  }

  async #renewOnce(lease, lost) {
    const { key, ttl } = this.#lock;
    const sent = performance.now();
    try {
      // step: renew.if-owner
      const renewed = await this.#redis.eval(EXTEND_IF_OWNER, 1, key, lease.token, ttl);
      if (renewed === 1) {
        lease.validUntil = sent + ttl;
      } else {
        // step: renew.lost
        lost.abort(new Error('the lock no longer holds our token'));
      }
    } catch {
      // An answer that did not come moves nothing: the old deadline counts.
      if (performance.now() >= lease.validUntil) {
        // step: renew.lost
        lost.abort(new Error('no renewal was answered before the lease ran out'));
      }
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
