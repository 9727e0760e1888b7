import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** How many nodes answered that; one that failed or did not answer counts as a refusal. */
const count = (answers, wanted) => answers.filter(({ value }) => value === wanted).length;

/** Does nothing for ms milliseconds; false as soon as it is told to stop. Does not keep the process alive. */
const rest = (ms, signal) => sleep(ms, true, { ref: false, signal }).catch(() => false);

/**
 * Redlock with automatic extension and an abort signal, as using() of Redlock libraries has it.
 *
 * It refuses to extend what has run out, and raises the signal at the latest when the lease's local time is up.
 */
export class RedlockUsing {
  #nodes;
  #lock;
  #quorum;
  #drift;

  /**
   * @param nodes ioredis clients, one for each independent master, each with a commandTimeout far below the ttl
   *     and autoResendUnfulfilledCommands: false
   * @param lock { key, ttl, retry: { attempts, delay, jitter }, renew: { every, atMost } }, times in ms
   */
  constructor(nodes, lock) {
    this.#nodes = nodes;
    this.#lock = lock;
    this.#quorum = Math.floor(nodes.length / 2) + 1;
    // How much the nodes' clocks may differ in their rates, and 2 ms for the precision of an expiry.
    this.#drift = lock.ttl / 100 + 2;
  }

  /** A lease whose signal says when it is lost, or null. The signal stops nothing: look at it before each effect. */
  async acquire() {
    const lease = await this.#firstGranted();
    if (!lease) return null;
    const lost = new AbortController();
    const stopping = new AbortController();
    // step: acquire.start-extension
    const running = Promise.all([
      this.#extendRegularly(lease, lost, stopping.signal),
      this.#raiseAlarm(lease, lost, stopping.signal),
    ]);
    const stop = () => {
      stopping.abort();
      return running;
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
    // step: acquire.give-back
    await this.#releaseEverywhere(token);
    return null;
  }

  /** Extends the lease beside the work, until it is lost, or extended often enough, or stopped. */
  async #extendRegularly(lease, lost, stopped) {
    const { every, atMost } = this.#lock.renew;
    for (let extensions = 0; await rest(every, stopped); extensions++) {
      if (lost.signal.aborted) return;
      if (extensions >= atMost) {
        lost.abort(new Error(`extended ${extensions} times, which is the limit`));
        return;
      }
      if (!(await this.#extend(lease)) && performance.now() >= lease.validUntil) {
        // step: extend.lost
        lost.abort(new Error('no majority extended it before it ran out'));
        return;
      }
    }
  }

  /** Whether the lease lasts longer now: counted and timed like an acquisition. */
  async #extend(lease) {
    const { key, ttl } = this.#lock;
    const began = performance.now();
    if (began >= lease.validUntil) return false;
    // step: extend.everywhere
    const answers = await Promise.allSettled(
      this.#nodes.map((node) => node.eval(EXTEND_IF_OWNER, 1, key, lease.token, ttl)),
    );
    const elapsed = performance.now() - began;
    const validity = ttl - elapsed - this.#drift;
    if (count(answers, 1) < this.#quorum || validity <= 0) return false;
    lease.validUntil = began + elapsed + validity;
    return true;
  }

  /** Says that the lease is lost when its time is up, whatever an extension under way is waiting for. */
  async #raiseAlarm(lease, lost, stopped) {
    while (!lost.signal.aborted) {
      const left = lease.validUntil - performance.now();
      if (left <= 0) {
        // step: alarm.expired
        lost.abort(new Error('its time was up'));
      } else if (!(await rest(left, stopped))) {
        return;
      }
    }
  }

  /** Whether a majority deleted our lock; rejects if that is not known. */
  async release({ token, stop }) {
    // step: release.stop-extension
    await stop();
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
