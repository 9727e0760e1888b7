// Tries one listing for Node.js on real servers: node listing-trial.mjs MODULE RECIPE PORT…, the password in
// REDIS_PASSWORD. Ends with 0 if the lock does what it should, and, where it is flawed, if its flaw shows.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Redis } from 'ioredis';

const [path, recipe, ...ports] = process.argv.slice(2);
const url = pathToFileURL(path).href;
const [Lock] = Object.values(await import(url));

const KEY = 'lock:account';
const LONG = 60_000;
/** How long a trial may take; shorter than LONG, so that none passes because something has run out. */
const LIMIT = 20_000;
const once = { attempts: 1, delay: 0, jitter: 0 };

function connect(port) {
  return new Redis({
    host: '127.0.0.1',
    port: Number(port),
    password: process.env.REDIS_PASSWORD,
    commandTimeout: 10_000,
    autoResendUnfulfilledCommands: false,
  });
}

/** The test's own connections, beside those of the clients. */
const eyes = ports.map(connect);
const [eye] = eyes;

const isRedlock = recipe.startsWith('redlock');

/** A client of the lock on connections of its own, which a trial may tamper with. */
function client(settings = {}) {
  const nodes = ports.map(connect);
  const lock = {
    key: KEY,
    ttl: LONG,
    retry: once,
    renew: { every: LONG / 3, atMost: Infinity },
    wait: { replicas: 0, limit: 100 },
    timeout: 50,
    master: 'mymaster',
    ...settings,
  };
  if (recipe === 'no-lock') return { nodes, lock: new Lock() };
  if (recipe === 'in-process-mutex') return { nodes, lock: new Lock(lock) };
  if (recipe === 'set-nx-px-sentinel') return { nodes, ...withSentinels(nodes, lock) };
  return { nodes, lock: new Lock(isRedlock ? nodes : nodes[0], lock) };
}

/** Sentinels that name whichever node a trial chooses. */
function withSentinels(nodes, lock) {
  const named = { masters: [0, 0, 0] };
  const sentinels = [0, 1, 2].map((sentinel) => ({
    async sentinel(command, name) {
      assert.deepEqual([command, name], ['get-master-addr-by-name', 'mymaster']);
      return ['127.0.0.1', ports[named.masters[sentinel]]];
    },
  }));
  const find = (host, port) => nodes[ports.indexOf(String(port))];
  return { named, lock: new Lock(sentinels, find, lock) };
}

/** Waits for something; what it is called is for the reader. */
async function until(what, isSo) {
  while (!(await isSo())) await sleep(5);
}

const isPending = async (promise, ms) => (await Promise.race([promise.then(() => false), sleep(ms, true)])) === true;

const everywhere = (command) => Promise.all(eyes.map(command));

async function clear() {
  await everywhere((node) => node.flushall());
}

/** What all locks have in common: one holder at a time, and free again after the release. */
async function excludes() {
  const a = client();
  const b = client();
  const first = await a.lock.acquire();
  assert.ok(first, 'a free lock is granted');
  if (recipe.startsWith('wake-up')) {
    const waiting = b.lock.acquire();
    await until('b listens', async () => (await eye.pubsub('NUMSUB', `${KEY}:released`))[1] === 1);
    await sleep(50);
    assert.ok(await isPending(waiting, 50), 'a held lock is not granted');
    assert.equal(await a.lock.release(first), true);
    const second = await waiting;
    assert.ok(second, 'a waiter is woken by the release');
    assert.equal(await b.lock.release(second), true);
    return;
  }
  assert.equal(await b.lock.acquire(), null, 'a held lock is not granted');
  assert.equal(await a.lock.release(first), true, 'the holder lets go');
  const second = await b.lock.acquire();
  assert.ok(second, 'a lock that was let go is granted');
  assert.notEqual(second.token, first.token);
  assert.equal(await b.lock.release(second), true);
}

/** Who releases after the lease has run out deletes the next holder's lock, or does not. */
async function lateRelease(deletesAnothers) {
  const a = client();
  const first = await a.lock.acquire();
  await everywhere((node) => node.del(KEY));
  const second = await client().lock.acquire();
  assert.ok(second, 'a lock whose time has run out is granted');
  assert.equal(await a.lock.release(first), deletesAnothers);
  const expected = deletesAnothers ? null : second.token;
  assert.deepEqual(
    await everywhere((node) => node.get(KEY)),
    eyes.map((_, node) => (isRedlock || node === 0 ? expected : null)),
  );
}

/** The lock is gone after its time, if nothing renews it. */
async function expires() {
  await client({ ttl: 150 }).lock.acquire();
  const left = await eye.pttl(KEY);
  assert.ok(left <= 150, 'it has a time to live');
  await until('expired', async () => (await eye.get(KEY)) === null);
}

/** A SET that was executed, alone or in a script, but whose answer did not come is taken back. */
async function takesBack() {
  const a = client();
  let wasStored = false;
  for (const command of ['set', 'eval']) {
    const send = a.nodes[0][command].bind(a.nodes[0]);
    a.nodes[0][command] = async (...words) => {
      const answer = await send(...words);
      if (command === 'eval' && !words[0].includes("call('set'")) return answer;
      wasStored = true;
      throw new Error('Command timed out');
    };
  }
  const acquiring = a.lock.acquire();
  await until('taken back', async () => wasStored && (await eye.get(KEY)) === null);
  if (recipe.startsWith('wake-up')) await wakeUntilDone(acquiring);
  assert.equal(await acquiring, null);
}

/** Wakes whoever waits for a release until it has ended, so that it does not meddle with the next trial. */
async function wakeUntilDone(acquiring) {
  let isDone = false;
  acquiring.finally(() => (isDone = true));
  await until('given up', async () => {
    await eye.publish(`${KEY}:released`, 'released');
    return isDone;
  });
}

async function renews() {
  const a = client({ ttl: 600, renew: { every: 100, atMost: Infinity } });
  const lease = await a.lock.acquire();
  const began = lease.validUntil;
  await until('renewed past its first end', () => performance.now() > began + 50);
  assert.ok(lease.validUntil > began);
  assert.equal((await everywhere((node) => node.get(KEY))).includes(lease.token), true);
  assert.equal(await a.lock.release(lease), true);
}

/** A lock that is another's by now: what the watchdog does to it. */
async function renewsAnothers() {
  const a = client({ ttl: 500, renew: { every: 50, atMost: Infinity } });
  const lease = await a.lock.acquire();
  await eye.set(KEY, 'another', 'PX', LONG);
  return { lease, a };
}

async function losesMajority() {
  const a = client({ ttl: 700, renew: { every: 200, atMost: Infinity } });
  const lease = await a.lock.acquire();
  await everywhere((node) => node.del(KEY));
  await until('the signal is raised', () => lease.signal.aborted);
  assert.ok(performance.now() >= lease.validUntil, 'hope ends with the lease');
  return { lateBy: performance.now() - lease.validUntil, reason: lease.signal.reason.message };
}

/** An attempt that wins one node of three. */
async function minority() {
  await Promise.all(eyes.slice(1).map((node) => node.set(KEY, 'another', 'PX', LONG)));
  assert.equal(await client().lock.acquire(), null);
  return eye.get(KEY);
}

/** How many nodes are asked at the same time. */
async function mostAtOnce() {
  const a = client();
  let now = 0;
  let most = 0;
  for (const node of a.nodes) {
    const set = node.set.bind(node);
    node.set = async (...words) => {
      most = Math.max(most, ++now);
      try {
        return await set(...words);
      } finally {
        now--;
      }
    };
  }
  assert.ok(await a.lock.acquire());
  return most;
}

/** A lease that the nodes took too long to grant is given back. */
async function tooLate() {
  const a = client({ ttl: 200 });
  for (const node of a.nodes) {
    const set = node.set.bind(node);
    node.set = async (...words) => {
      const answer = await set(...words);
      await sleep(200);
      return answer;
    };
  }
  assert.equal(await a.lock.acquire(), null);
}

async function survivesADeadNode() {
  const a = client();
  a.nodes[2].disconnect();
  const lease = await a.lock.acquire();
  assert.ok(lease, 'two of three are a majority');
  assert.equal(await a.lock.release(lease), true);
}

const redlock = [excludes, () => lateRelease(false), tooLate, survivesADeadNode];

/** The release goes by between the refusal and the subscription. */
async function releaseBeforeSubscription() {
  const a = client();
  const b = client();
  const first = await a.lock.acquire();
  assert.ok(first, 'a free lock is granted');
  const duplicate = b.nodes[0].duplicate.bind(b.nodes[0]);
  // Seen from outside, because the lock goes on without its subscription where that fails.
  const listening = new Promise((resolve, reject) => {
    b.nodes[0].duplicate = (...options) => {
      const subscriber = duplicate(...options);
      const subscribe = subscriber.subscribe.bind(subscriber);
      subscriber.subscribe = (...channels) => {
        const late = a.lock.release(first).then((isReleased) => {
          assert.equal(isReleased, true);
          return subscribe(...channels);
        });
        late.then(resolve, reject);
        return late;
      };
      return subscriber;
    };
  });
  const waiting = b.lock.acquire();
  await listening;
  return { waiting, b };
}

const owned = [excludes, () => lateRelease(false), expires, takesBack];

const trials = {
  'no-lock': [
    async () => {
      const both = await Promise.all([client().lock.acquire(), client().lock.acquire()]);
      assert.ok(both.every(Boolean), 'everybody goes in');
    },
  ],
  'in-process-mutex': [
    excludes,
    async () => {
      const first = await client().lock.acquire();
      assert.ok(first);
      const [OtherProcess] = Object.values(await import(`${url}?another-process`));
      const other = new OtherProcess({ key: KEY, timeout: 50, retry: once });
      assert.ok(await other.acquire(), "another process's mutex is another one");
    },
  ],
  'setnx-then-expire': [
    excludes,
    () => lateRelease(false),
    expires,
    async () => {
      const a = client();
      a.nodes[0].pexpire = () => new Promise(() => {});
      a.lock.acquire();
      await until('taken', async () => (await eye.get(KEY)) !== null);
      assert.equal(await eye.pttl(KEY), -1, 'who dies between the two leaves a lock for ever');
    },
  ],
  'set-nx-px': [excludes, () => lateRelease(true), expires],
  'get-then-del': [
    ...owned,
    async () => {
      const a = client();
      const first = await a.lock.acquire();
      const get = a.nodes[0].get.bind(a.nodes[0]);
      a.nodes[0].get = async (key) => {
        const owner = await get(key);
        await eye.del(KEY);
        assert.ok(await client().lock.acquire());
        return owner;
      };
      assert.equal(await a.lock.release(first), true);
      assert.equal(await eye.get(KEY), null, "another's lock is deleted");
    },
  ],
  'set-nx-px-safe': owned,
  'set-nx-px-timed': [
    ...owned,
    async () => {
      await tooLate();
      assert.equal(await eye.get(KEY), null);
    },
  ],
  'set-nx-px-watched': [
    ...owned.filter((trial) => trial !== expires),
    renews,
    async () => {
      const { lease, a } = await renewsAnothers();
      await until('the signal is raised', () => lease.signal.aborted);
      assert.match(lease.signal.reason.message, /no longer holds our token/);
      assert.ok((await eye.pttl(KEY)) > 1000, "another's lease is left alone");
      assert.equal(await a.lock.release(lease), false);
    },
    async () => {
      const a = client({ ttl: 600, renew: { every: 50, atMost: 2 } });
      const lease = await a.lock.acquire();
      await until('the signal is raised', () => lease.signal.aborted);
      assert.match(lease.signal.reason.message, /renewed 2 times/);
    },
  ],
  'set-nx-px-watched-unchecked': [
    ...owned.filter((trial) => trial !== expires),
    renews,
    async () => {
      await renewsAnothers();
      await until("another's lease is changed", async () => (await eye.pttl(KEY)) <= 500);
    },
  ],
  'set-then-wait': [
    ...owned.filter((trial) => trial !== takesBack),
    async () => {
      assert.equal(await client({ wait: { replicas: 1, limit: 20 } }).lock.acquire(), null);
      assert.equal(await eye.get(KEY), null, 'given back when too few replicas have it');
    },
    pipelineTakesBack,
  ],
  'set-then-wait-unchecked': [
    ...owned.filter((trial) => trial !== takesBack),
    async () => assert.ok(await client({ wait: { replicas: 1, limit: 20 } }).lock.acquire()),
    pipelineTakesBack,
  ],
  'set-nx-px-sentinel': [
    ...owned,
    async () => {
      const a = client();
      a.named.masters = [0, 1, 2];
      assert.equal(await a.lock.acquire(), null, 'no majority names a master');
      a.named.masters = [2, 1, 1];
      const lease = await a.lock.acquire();
      assert.equal(await eyes[1].get(KEY), lease.token, 'the lock is where the majority says');
      await eyes[2].set(KEY, lease.token);
      a.nodes[1].eval = async () => {
        a.named.masters = [2, 1, 2];
        throw new Error('READONLY');
      };
      assert.equal(await a.lock.release(lease), true);
      assert.equal(await eyes[2].get(KEY), null, 'released on the new master');
    },
  ],
  redlock: [
    ...redlock,
    async () => assert.equal(await minority(), null),
    async () => assert.equal(await mostAtOnce(), 3),
  ],
  'redlock-sequential': [
    ...redlock,
    async () => assert.equal(await minority(), null),
    async () => assert.equal(await mostAtOnce(), 1),
  ],
  'redlock-without-release': [
    ...redlock,
    async () => assert.notEqual(await minority(), null, 'the minority that was won stays'),
    async () => assert.equal(await mostAtOnce(), 3),
  ],
  'redlock-using': [
    ...redlock,
    async () => assert.equal(await minority(), null),
    renews,
    async () => assert.match((await losesMajority()).reason, /its time was up|no majority extended/),
    async () => {
      const a = client({ ttl: 600, renew: { every: 100, atMost: Infinity } });
      const lease = await a.lock.acquire();
      a.nodes.forEach((node) => (node.eval = () => new Promise(() => {})));
      await until('the signal is raised', () => lease.signal.aborted);
      assert.equal(lease.signal.reason.message, 'its time was up', 'the alarm waits for no extension');
    },
    async () => {
      const a = client({ renew: { every: 20, atMost: 2 } });
      const lease = await a.lock.acquire();
      await until('the signal is raised', () => lease.signal.aborted);
      assert.match(lease.signal.reason.message, /extended 2 times/);
    },
  ],
  'redlock-using-late-abort': [
    ...redlock,
    async () => assert.equal(await minority(), null),
    renews,
    async () => assert.ok((await losesMajority()).lateBy > 1000, 'the signal comes long after the end'),
  ],
  'set-nx-px-fenced': [
    ...owned,
    async () => {
      const a = client();
      const first = await a.lock.acquire();
      await a.lock.release(first);
      const second = await client().lock.acquire();
      assert.deepEqual([first.fence, second.fence], [1, 2]);
    },
    async () => {
      await eye.set(`${KEY}:fence`, 'no number');
      assert.equal(await client().lock.acquire(), null);
      assert.equal(await eye.get(KEY), null, 'a SET before the error in the script is taken back');
    },
  ],
  'separate-incr': [
    ...owned,
    async () => {
      const a = client();
      let second;
      const incr = a.nodes[0].incr.bind(a.nodes[0]);
      a.nodes[0].incr = async (key) => {
        await eye.del(KEY);
        second = await client().lock.acquire();
        return incr(key);
      };
      const first = await a.lock.acquire();
      assert.ok(first.fence > second.fence, 'who lost the lock outranks the holder');
    },
  ],
  'fair-queue': [
    ...owned,
    async () => {
      await eye.rpush(`${KEY}:queue`, 'whoever came first');
      assert.equal(await client().lock.acquire(), null, 'only the head of the queue may take it');
      assert.deepEqual(await eye.lrange(`${KEY}:queue`, 0, -1), ['whoever came first'], 'who gives up leaves the queue');
    },
    async () => {
      const holder = client();
      const lease = await holder.lock.acquire();
      const patient = { attempts: 1000, delay: 10, jitter: 5 };
      const b = client({ retry: patient }).lock.acquire();
      await until('b is in the queue', async () => (await eye.llen(`${KEY}:queue`)) === 1);
      const c = client({ retry: patient }).lock.acquire();
      await until('c is behind it', async () => (await eye.llen(`${KEY}:queue`)) === 2);
      await holder.lock.release(lease);
      const first = await b;
      assert.equal(await eye.get(KEY), first.token);
      assert.ok(await isPending(c, 50), 'c has to wait for its turn');
    },
  ],
  'wake-up': [
    ...owned,
    async () => {
      const { waiting, b } = await releaseBeforeSubscription();
      assert.equal(await b.lock.release(await waiting), true, 'looking again finds the lock free');
    },
  ],
  'wake-up-without-second-look': [
    ...owned,
    async () => {
      const { waiting } = await releaseBeforeSubscription();
      assert.ok(await isPending(waiting, 200), 'it sleeps beside a free lock');
      assert.equal(await eye.get(KEY), null);
    },
  ],
};

/** As takesBack, for a SET and a WAIT in one pipeline. */
async function pipelineTakesBack() {
  const a = client();
  const pipeline = a.nodes[0].pipeline.bind(a.nodes[0]);
  a.nodes[0].pipeline = () => {
    const batch = pipeline();
    const exec = batch.exec.bind(batch);
    batch.exec = async () => (await exec()).map(() => [new Error('Command timed out')]);
    return batch;
  };
  assert.equal(await a.lock.acquire(), null);
  assert.equal(await eye.get(KEY), null, 'what the SET had stored is taken back');
}

assert.ok(trials[recipe], `no trial for ${recipe}`);
for (const [index, trial] of trials[recipe].entries()) {
  await clear();
  const isPassed = await Promise.race([trial().then(() => true), sleep(LIMIT, false)]);
  assert.ok(isPassed, `trial ${index + 1} of ${recipe} does not end`);
}
console.log(`${trials[recipe].length} trials passed`);
process.exit(0);
