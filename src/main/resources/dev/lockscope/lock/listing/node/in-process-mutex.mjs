import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The mutexes of this process, by their names. */
const mutexes = new Map();

/** Whoever comes first is served first. */
class Mutex {
  #held = false;
  #waiting = [];

  /** Whether it was entered within limit ms. */
  async enter(limit) {
    if (!this.#held) {
      this.#held = true;
      return true;
    }
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(wake), 1);
        resolve(false);
      }, limit);
      this.#waiting.push(wake);
    });
  }

  /** Hands it to the next one who waits. */
  leave() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}

/**
 * A mutex in the process's own memory.
 *
 * Its flaw: the mutex of another process is another mutex.
 */
export class InProcessMutex {
  #mutex;
  #lock;

  /** @param lock { key, timeout, retry: { attempts, delay, jitter } }, times in ms */
  constructor(lock) {
    if (!mutexes.has(lock.key)) mutexes.set(lock.key, new Mutex());
    this.#mutex = mutexes.get(lock.key);
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
    const token = randomUUID();
    // step: acquire.mutex
    const entered = await this.#mutex.enter(this.#lock.timeout);
    return entered ? { token, validUntil: Infinity } : null;
  }

  async release() {
    // step: release.mutex
    this.#mutex.leave();
    return true;
  }
}
