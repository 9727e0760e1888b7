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
 * The token-checked lock on whichever node is the master now, as Sentinels name it: it is found anew for every attempt,
 * and again for the release when the node that was master does not answer or takes no writes any more.
 *
 * Its flaw is not in its code: replication is asynchronous, so that a failover can forget an acknowledged lock, and a
 * master that is cut off goes on granting until it learns of the new one.
 */
export class SetNxPxSentinel {
  #sentinels;
  #connect;
  #lock;
  #clients = new Map();

  /**
   * @param sentinels ioredis clients, one for each Sentinel, each with a commandTimeout
   * @param connect gives the client of a node: (host, port) => new Redis({ host, port, commandTimeout,
   *     autoResendUnfulfilledCommands: false })
   * @param lock { key, ttl, retry: { attempts, delay, jitter }, master: its name }, times in ms
   */
  constructor(sentinels, connect, lock) {
    this.#sentinels = sentinels;
    this.#connect = connect;
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
    // step: acquire.find-master
    const master = await this.#master();
    if (!master) return null;
    const sent = performance.now();
    try {
      // step: acquire.set
      const answer = await master.set(key, token, 'PX', ttl, 'NX');
      return answer === 'OK' ? { token, validUntil: sent + ttl } : null;
    } catch (error) {
      if (!(error instanceof ReplyError)) {
        // No answer came, but the SET may have been executed.
        // step: acquire.take-back
        await this.#releaseIfOwner(master, token).catch(() => {});
      }
      return null;
    }
  }

  /** The client of the node that a majority of the Sentinels names, or null. */
  async #master() {
    const votes = new Map();
    const answers = await Promise.allSettled(
      this.#sentinels.map((sentinel) => sentinel.sentinel('get-master-addr-by-name', this.#lock.master)),
    );
    for (const { value } of answers) {
      if (!value) continue;
      const [host, port] = value;
      const address = `${host}:${port}`;
      votes.set(address, (votes.get(address) ?? 0) + 1);
      if (votes.get(address) > this.#sentinels.length / 2) return this.#client(address, host, Number(port));
    }
    return null;
  }

  #client(address, host, port) {
    if (!this.#clients.has(address)) this.#clients.set(address, this.#connect(host, port));
    return this.#clients.get(address);
  }

  /** Whether our lock was deleted; rejects if that is not known. */
  async release({ token }) {
    const master = await this.#masterForRelease();
    try {
      return await this.#releaseOn(master, token);
    } catch (error) {
      const next = await this.#masterForRelease();
      if (next === master) throw error;
      return this.#releaseOn(next, token);
    }
  }

  async #masterForRelease() {
    // step: release.find-master
    return this.#master();
  }

  async #releaseOn(master, token) {
    if (!master) throw new Error('no majority of the Sentinels names a master');
    // step: release.if-owner
    return this.#releaseIfOwner(master, token);
  }

  async #releaseIfOwner(master, token) {
    return (await master.eval(RELEASE_IF_OWNER, 1, this.#lock.key, token)) === 1;
  }
}
