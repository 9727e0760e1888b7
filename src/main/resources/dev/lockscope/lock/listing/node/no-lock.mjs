import { randomUUID } from 'node:crypto';

/** No lock at all: everybody goes in. The baseline that the others are compared with. */
export class NoLock {
  async acquire() {
    // step: acquire.nothing
    return { token: randomUUID(), validUntil: Infinity };
  }

  async release() {
    return true;
  }
}
