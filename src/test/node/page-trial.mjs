// Drives pages that replay runs in Chromium: node page-trial.mjs CHROMIUM CASE PAGE [HEADLINE]
// Ends with 0, and says how many trials there were, if all is as it should be.

import assert from 'node:assert/strict';
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [program, which, path, headline] = process.argv.slice(2);
const url = pathToFileURL(path).href;
const LIMIT = 60_000;

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: program, args });

/** A page in which everything that should not happen is written down. */
async function open(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT);
  const wrong = [];
  page.on('console', (message) => wrong.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url() !== url && request.url() !== 'data:,') {
      wrong.push(`request: ${request.url()}`);
    }
  });
  await page.goto(url);
  await reached(page, 0);
  return { page, wrong, run: await page.evaluate(() => JSON.parse(document.getElementById('run').textContent)) };
}

/** Waits until so many events have happened in the page. */
async function reached(page, events) {
  await page.waitForFunction((wanted) => document.documentElement.dataset.events === String(wanted), events);
}

function events(page) {
  return page.evaluate(() => Number(document.documentElement.dataset.events));
}

function said(run, event) {
  return run.said[run.events.said[event - 1]];
}

const trials = {
  async 'it plays to the end, and its clock with it'({ page, run }) {
    await page.getByLabel(/^(Speed|Fart)$/).selectOption('10');
    await page.getByRole('button', { name: /^(Play|Spill av)$/ }).click();
    await reached(page, run.events.at.length);
    await page.getByRole('button', { name: /^(Play|Spill av)$/ }).waitFor();
    const sum = run.events.at.reduce((all, since) => all + since, 0);
    const shown = (sum / 1e9).toFixed(3).replace('.', run.decimal);
    assert.match(await page.locator('#clock').textContent(), new RegExp(`^${shown}`));
  },

  async 'a step goes from event to event, and each is told'({ page, run }) {
    for (let event = 1; event <= 12; event++) {
      await page.keyboard.press('ArrowRight');
      await reached(page, event);
      const row = page.locator('#story').getByRole('option', { selected: true });
      assert.equal(await row.count(), 1);
      assert.ok((await row.textContent()).includes(said(run, event)));
    }
    await page.waitForFunction((text) => document.getElementById('live').textContent.endsWith(text), said(run, 12));
    await page.keyboard.press('ArrowLeft');
    await reached(page, 11);
  },

  async 'the keys go to turning points, to the ends, and to help'({ page, run }) {
    const turns = run.events.turn.flatMap((turn, i) => (turn ? [i + 1] : []));
    await page.keyboard.press('Shift+ArrowRight');
    await reached(page, turns[0]);
    await page.keyboard.press('End');
    await reached(page, run.events.at.length);
    await page.keyboard.press('Shift+ArrowLeft');
    await reached(page, turns.filter((turn) => turn < run.events.at.length).pop());
    await page.keyboard.press('Home');
    await reached(page, 0);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^(Stop|Stopp)$/ }).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^(Play|Spill av)$/ }).waitFor();
  },

  async 'it scrubs by the slider, and by the picture'({ page, run }) {
    const slider = page.getByRole('slider');
    await slider.fill('100000');
    await reached(page, run.events.at.length);
    assert.ok((await slider.getAttribute('aria-valuetext')).includes(said(run, run.events.at.length)));
    const box = await page.locator('#plot').boundingBox();
    const at = (run.events.at[0] + run.events.at[1] + run.events.at[2]) / 1;
    const share = (at - run.picture.from) / (run.picture.to - run.picture.from);
    await page.mouse.click(box.x + Math.ceil(box.width * share) + 1, box.y + 60);
    await page.waitForFunction((all) => Number(document.documentElement.dataset.events) < all, run.events.at.length);
    assert.ok((await events(page)) >= 3);
    const cursor = await page.locator('#cursor').boundingBox();
    assert.ok(Math.abs(cursor.x - box.x - box.width * share) < 4);
  },

  async 'time is made larger and smaller by keys, buttons and the wheel'({ page, run }) {
    const width = (run.picture.to - run.picture.from) / 1e9;
    const seen = () =>
      page.evaluate(() => {
        const views = [...document.querySelectorAll('#picture .tone > svg > svg')];
        return views.map((view) => view.viewBox.baseVal.width / view.width.baseVal.value);
      });
    const zoomed = (times) =>
      page.waitForFunction(
        (wanted) => new RegExp(`\\b${wanted}×`).test(document.getElementById('zoom-now').textContent),
        times,
      );
    const fit = page.getByRole('button', { name: /^(Show the whole run|Vis hele kjøringen)$/ });
    assert.equal(await fit.getAttribute('aria-disabled'), 'true');
    await page.keyboard.press('ArrowRight');
    await reached(page, 1);
    await page.keyboard.press('+');
    await zoomed(`2.0`.replace('.', run.decimal));
    await page.getByRole('button', { name: /^Zoom inn? / }).click();
    await zoomed(`4.0`.replace('.', run.decimal));
    assert.deepEqual(await seen(), [0.25, 0.25]);
    await page.waitForFunction(() => /4.0×$/.test(document.getElementById('live').textContent));
    assert.equal(await fit.getAttribute('aria-disabled'), 'false');

    // A click is the moment that is drawn there, and the cursor is where the moment is.
    const box = await page.locator('#plot').boundingBox();
    const begin = await page.evaluate(() => document.querySelector('#picture .tone > svg > svg').viewBox.baseVal.x);
    const axis = await page.evaluate(() => document.querySelector('#picture .tone > svg > svg').width.baseVal.value);
    await page.mouse.click(box.x + box.width / 2, box.y + 60);
    const time = run.picture.from / 1e9 + width * (begin / axis + 0.125);
    await page.waitForFunction(
      ([wanted, sign]) =>
        Math.abs(parseFloat(document.getElementById('clock').textContent.replace(sign, '.')) - wanted) < 0.01,
      [time, run.decimal],
    );
    const cursor = await page.locator('#cursor').boundingBox();
    assert.ok(Math.abs(cursor.x - box.x - box.width / 2) < 4);

    // The wheel with Ctrl leaves the place that is pointed at where it is.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await zoomed(`8.0`.replace('.', run.decimal));
    const still = await page.locator('#cursor').boundingBox();
    assert.ok(Math.abs(still.x - cursor.x) < 4);

    // What is seen follows the moment, and can be moved away from it.
    await page.keyboard.press('End');
    await reached(page, run.events.at.length);
    const inside = async () => {
      const now = await page.locator('#cursor').boundingBox();
      return now.x >= box.x - 2 && now.x <= box.x + box.width + 2;
    };
    assert.ok(await inside());
    await page.mouse.wheel(-300, 0);
    assert.ok(await page.waitForFunction(() => true));
    assert.ok(!(await inside()));

    await page.keyboard.press('-');
    await zoomed(`4.0`.replace('.', run.decimal));
    await page.keyboard.press('0');
    assert.deepEqual(await seen(), [1, 1]);
    assert.equal(await fit.getAttribute('aria-disabled'), 'true');
  },

  async 'the verdict is read, and its proofs are shown'({ page, run }) {
    assert.equal(await page.locator('#headline').textContent(), headline);
    await page.locator('#show').click();
    assert.ok(await page.locator('#verdict-panel').isVisible());
    const proofs = new Set(run.findings[0].events);
    assert.equal(await page.locator('#marks > div:not(.lasts)').count(), proofs.size);
    const button = page.locator('[data-finding="0"]');
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    const last = page.locator('.finding').first().locator('[data-event]').last();
    await last.click();
    await reached(page, await last.getAttribute('data-event'));
    await page.keyboard.press('n');
    await page.waitForFunction((all) => all.includes(Number(document.documentElement.dataset.events)), [...proofs]);
  },

  async 'a click in the story goes there, and turning points can be had alone'({ page, run }) {
    const row = page.locator('#story').getByRole('option').nth(5);
    await row.click();
    await reached(page, 6);
    await page.getByRole('checkbox').check();
    await page.waitForFunction(() => document.querySelectorAll('.row:not(.turn)').length === 0);
    const turns = run.events.turn.filter((turn) => turn).length;
    assert.equal(await page.locator('#story').getByRole('option').first().getAttribute('aria-setsize'), String(turns));
    const places = run.events.turn.flatMap((turn, i) => (turn ? [i + 1] : []));
    await page.locator('#story').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await reached(page, places[1]);
  },

  async 'the line of the code where a client is has its mark'({ page, run }) {
    const card = run.cards.findIndex((one) => one.line !== undefined);
    const party = run.parties.find((one) => one.course.some((value, i) => i % 3 === 2 && value === card));
    const event = party.course[party.course.indexOf(card, 2) - 2];
    for (let i = 0; i < event; i++) {
      await page.keyboard.press('ArrowRight');
    }
    await reached(page, event);
    const line = page.locator('.code li.here');
    assert.ok((await line.first().textContent()).includes(party.name));
  },

  async 'the code is shown in Java or for Node.js, with the mark in both'({ page, run }) {
    const card = run.cards.findIndex((one) => one.line && one.line1);
    const party = run.parties.find((one) => one.course.some((value, i) => i % 3 === 2 && value === card));
    const event = party.course[party.course.indexOf(card, 2) - 2];
    for (let i = 0; i < event; i++) {
      await page.keyboard.press('ArrowRight');
    }
    await reached(page, event);
    const marked = async (id, line) => {
      const view = page.locator(`#listing-${id}`);
      await view.waitFor();
      assert.equal(await page.locator('.listing:visible').count(), 1);
      await view.locator('li').nth(line - 1).getByText(party.name, { exact: true }).waitFor();
    };
    const { listing, line, line1 } = run.cards[card];
    await marked(listing, line);
    const node = page.getByRole('button', { name: 'Node.js', exact: true });
    await node.focus();
    await page.keyboard.press('Space');
    await marked(`${listing}-1`, line1);
    assert.equal(await node.getAttribute('aria-pressed'), 'true');
    await page.getByRole('button', { name: 'Java', exact: true }).click();
    await marked(listing, line);
    assert.equal(await page.locator('.code .at').getByText(party.name, { exact: true }).count(), 1);
  },

  async 'it is dark where the machine is, and where it is told to be'() {
    const { page, wrong } = await open({ colorScheme: 'dark' });
    const dark = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await dark();
    assert.ok(await page.locator('.tone.dark').isVisible());
    assert.ok(await page.locator('.tone.light').isHidden());
    await page.keyboard.press('d');
    assert.notEqual(await dark(), before);
    assert.ok(await page.locator('.tone.light').isVisible());
    assert.deepEqual(wrong, []);
  },

  async 'on a phone nothing stands out at the side'() {
    const { page, wrong } = await open({ viewport: { width: 390, height: 844 } });
    await page.keyboard.press('End');
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth));
    assert.deepEqual(wrong, []);
  },

  async 'on paper the story is there with its turning points'({ page, run }) {
    const turns = run.events.turn.filter((turn) => turn).length;
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('.row').count(), Math.min(400, turns));
    assert.ok((await page.pdf()).length > 10_000);
  },

  async 'what is worked by hand has a name'({ page }) {
    for (const role of ['button', 'slider', 'combobox', 'checkbox', 'listbox', 'main', 'region', 'article', 'dialog']) {
      for (const one of await page.getByRole(role).all()) {
        const snapshot = await one.ariaSnapshot();
        assert.match(snapshot, new RegExp(`^- '?${role} "`), `${role} without a name: ${snapshot.split('\n')[0]}`);
      }
    }
  },
};

const hostile = {
  async 'whatever the run is called, it plays'({ page, run }) {
    await page.keyboard.press('End');
    await reached(page, run.events.at.length);
    await page.keyboard.press('n');
    assert.equal(await page.locator('.card.client h3').first().textContent(), run.parties[0].name);
  },
};

/** How many frames a second come while the cursor is dragged from end to end and back. */
const long = {
  async 'a long run opens and scrubs'({ page, run }) {
    const { frames, median, most } = await page.evaluate(async () => {
      const scrubber = document.getElementById('scrubber');
      const times = [];
      const spent = [];
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) =>
        ask((now) => {
          const began = performance.now();
          draw(now);
          spent.push(performance.now() - began);
        });
      for (let i = 0; i < 240; i++) {
        scrubber.value = String(50_000 + 50_000 * Math.sin(i / 12));
        scrubber.dispatchEvent(new Event('input'));
        times.push(await new Promise((resolve) => ask(resolve)));
      }
      spent.sort((one, other) => one - other);
      return {
        frames: (1000 * (times.length - 1)) / (times[times.length - 1] - times[0]),
        median: spent[spent.length >> 1],
        most: spent[Math.floor(spent.length * 0.95)],
      };
    });
    assert.ok((await page.locator('.row').count()) < 100);
    console.log(
      `${run.events.at.length} events, ${frames.toFixed(1)} frames a second; the script takes ${median.toFixed(1)} ms ` +
        `a frame, and less than ${most.toFixed(1)} ms in 95 of 100; load ${loadavg()[0].toFixed(1)}`,
    );
  },
};

let passed = 0;
try {
  for (const [name, trial] of Object.entries({ trials, hostile, long }[which])) {
    const opened = await open();
    try {
      await trial(opened);
      assert.deepEqual(opened.wrong, []);
      passed++;
    } catch (error) {
      console.error(`Failed: ${name}`);
      throw error;
    }
    await opened.page.context().close();
  }
} finally {
  await browser.close();
}
console.log(`${passed} trials passed`);
