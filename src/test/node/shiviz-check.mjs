// Reads logs by the rules of ShiViz (js/shiviz.js, js/util/regexp.js, js/model): node shiviz-check.mjs FILE...
// Prints one JSON line a file: the hosts and the events. Also verifies the clocks, which ShiViz itself does not.
import {readFileSync} from 'node:fs';
import {strict as assert} from 'node:assert';

const read = file => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const [parser, delimiter] = lines;
  assert.equal(delimiter, '', 'one run needs no delimiter');
  assert(!/\\\(/.test(parser), 'ShiViz cannot read escaped parentheses');
  const names = [...parser.matchAll(/\(\?<(\w+?)>/g)].map(match => match[1]);
  assert.equal(new Set(names).size, names.length);
  for (const name of ['clock', 'host', 'event']) assert(names.includes(name), name);
  const expression = new RegExp('^' + parser + '$', 'gm');
  return [...lines.slice(2).join('\n').trim().matchAll(expression)].map(match => ({
    at: match.groups.at,
    host: match.groups.host,
    event: match.groups.event,
    clock: JSON.parse(match.groups.clock),
  }));
};

const check = events => {
  assert(events.length > 0, 'the expression finds no events');
  const counts = {};
  for (const {host} of events) counts[host] = (counts[host] ?? 0) + 1;
  const seen = {};
  for (const {host, clock} of events) {
    assert(Object.hasOwn(clock, host), `${host} is missing in its own clock`);
    seen[host] ??= [];
    seen[host].push(clock);
    for (const [other, time] of Object.entries(clock)) {
      assert(Object.hasOwn(counts, other), `unknown host ${other}`);
      assert(Number.isInteger(time) && time >= 1 && time <= counts[other], `${other} at ${time}`);
    }
  }
  for (const [host, clocks] of Object.entries(seen)) {
    clocks.sort((a, b) => a[host] - b[host]);
    clocks.forEach((clock, i) => {
      assert.equal(clock[host], i + 1, `${host} must count from 1 in steps of 1`);
      // A clock knows all that its host knew before, and all that they knew from whom it heard.
      for (const [other, time] of Object.entries(i > 0 ? clocks[i - 1] : {})) {
        assert(clock[other] >= time, `${host} forgot ${other}`);
      }
      for (const [other, time] of Object.entries(clock)) {
        if (other === host) continue;
        for (const [third, known] of Object.entries(seen[other][time - 1])) {
          assert((clock[third] ?? 0) >= known, `${host} heard from ${other}, but not of ${third}`);
        }
      }
      // Nothing can be known of what comes later.
      for (const [other, time] of Object.entries(clock)) {
        if (other !== host) assert((seen[other][time - 1][host] ?? 0) < clock[host], 'a circle');
      }
    });
  }
};

for (const file of process.argv.slice(2)) {
  const events = read(file);
  check(events);
  console.log(JSON.stringify({hosts: [...new Set(events.map(event => event.host))], events}));
}
