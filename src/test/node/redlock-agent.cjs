"use strict";

// Drives the npm library redlock for a test: one JSON command a line on stdin, one JSON answer a line on stdout.

const readline = require("readline");
const { Redis } = require("ioredis");
const { default: Redlock } = require("redlock");

// The library asks Date.now for the time, so this is the wall clock that it sees.
const wallClock = Date.now.bind(Date);
const clock = { shift: 0, frozen: null };
Date.now = () => (clock.frozen === null ? wallClock() : clock.frozen) + clock.shift;

const parties = new Map();

/** All votes of all attempts have come in. */
async function settled(attempts) {
  for (const attempt of attempts) {
    await attempt;
  }
}

async function quietly(work) {
  try {
    return { done: true, ...(await work()) };
  } catch (error) {
    return { done: false, error: error.message, attempts: (error.attempts || []).length };
  }
}

/** What came of an operation; waits for the nodes that the library did not wait for. */
async function told(lock) {
  const left = lock.expiration - Date.now();
  await settled(lock.attempts);
  return { token: lock.value, attempts: lock.attempts.length, left };
}

/** Whether a node answers, behind everything that was sent to it before. */
async function answers(client) {
  const pong = client.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([pong, new Promise((late) => setTimeout(() => late(false), 1000))]);
}

const commands = {
  /** A party that is connected to every node, and whose scripts every node knows. */
  async open({ party, ports, password, timeout, settings }) {
    const clients = ports.map((port) => {
      const client = new Redis({
        host: "127.0.0.1",
        port,
        password,
        commandTimeout: timeout,
        maxRetriesPerRequest: 0,
        autoResendUnfulfilledCommands: false,
        enableReadyCheck: false,
        disableClientInfo: true,
        retryStrategy: () => 20,
      });
      client.on("error", () => {});
      return client;
    });
    const redlock = new Redlock(clients, settings || {});
    parties.set(party, { clients, redlock, lock: null });
    const first = await redlock.acquire([`greeting:${party}`], 60000);
    await settled(first.attempts);
    const second = await first.extend(60000);
    await settled(second.attempts);
    await settled((await second.release()).attempts);
    return {};
  },

  async acquire({ party, key, ttl, settings }) {
    const it = parties.get(party);
    return quietly(async () => {
      it.lock = await it.redlock.acquire([key], ttl, settings);
      return told(it.lock);
    });
  },

  async extend({ party, ttl }) {
    const it = parties.get(party);
    return quietly(async () => {
      it.lock = await it.redlock.extend(it.lock, ttl, { retryCount: 0 });
      return told(it.lock);
    });
  },

  async release({ party }) {
    const it = parties.get(party);
    return quietly(async () => {
      await settled((await it.redlock.release(it.lock, { retryCount: 0 })).attempts);
      return {};
    });
  },

  /** Begins work under using() and answers when it has begun. */
  async using({ party, key, duration }) {
    const it = parties.get(party);
    return new Promise((resolve) => {
      it.aborted = new Promise((abort) => {
        const began = wallClock();
        it.redlock
          .using([key], duration, async (signal) => {
            resolve({});
            while (!signal.aborted) {
              await new Promise((next) => setTimeout(next, 5));
            }
            abort({ after: wallClock() - began });
          })
          .catch(() => {});
      });
    });
  },

  /** Answers how long after its beginning the work was told to stop. */
  async aborted({ party }) {
    return parties.get(party).aborted;
  },

  /** How long the lock lasts by the library's own reckoning, ms. */
  async left({ party }) {
    return { left: parties.get(party).lock.expiration - Date.now() };
  },

  /** Shifts or stops the wall clock; both are undone by naming neither. */
  async clock({ shift, frozen }) {
    clock.shift = shift || 0;
    clock.frozen = frozen ? wallClock() : null;
    return {};
  },

  /** Everything that was sent before has been executed or is lost. */
  async quiet({ party, nodes }) {
    const { clients } = parties.get(party);
    for (const node of nodes) {
      while (!(await answers(clients[node]))) {
        clients[node].disconnect(true);
        await new Promise((next) => setTimeout(next, 50));
      }
    }
    return {};
  },

  async close({ party }) {
    parties.get(party).clients.forEach((client) => client.disconnect());
    parties.delete(party);
    return {};
  },
};

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    let answer;
    try {
      answer = await commands[command.do](command);
    } catch (error) {
      answer = { defect: String(error.stack) };
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
  process.exit(0);
}

main();
