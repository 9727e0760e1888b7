"use strict";

// Replays the run that stands in the page. What is true when has been folded already: this looks it up, counts time down
// between events, and draws. Times are ns since the run's start.
(() => {
  const run = JSON.parse(byId("run").textContent);
  const SPEEDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
  const COLOURS = 8;
  const ROW = 26;
  const SVG = "http://www.w3.org/2000/svg";
  const SCRUBBER_STEPS = 100000;
  const MOST_PRINTED = 400;
  const DEEPEST = 256;
  // Labels of the axis stand at least this far apart, px.
  const LABEL = 90;
  // Below this, a box that is hardly wide is a point in time; above it, many spans share one.
  const MOST_DISTINCT = 4000;

  const at = runningSums(run.events.at);
  const count = at.length;
  const turns = [];
  run.events.turn.forEach((turn, i) => turn && turns.push(i + 1));
  const places = new Map();
  run.parties.forEach((party) => party.kind === "client" && places.set(party.name, party.place));

  // The moment that is shown: so many events have happened, and it is this late.
  const moment = { events: 0, time: run.from };
  let playing = false;
  let speed = fittingSpeed();
  let marked = -1;
  let proofs = new Set();
  let onlyTurns = false;
  let frame = 0;
  let lastFrame = 0;

  function byId(id) {
    return document.getElementById(id);
  }

  function element(name, classes, text) {
    const made = document.createElement(name);
    if (classes) {
      made.className = classes;
    }
    if (text !== undefined) {
      made.textContent = text;
    }
    return made;
  }

  function drawing(name, attributes) {
    const made = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    return made;
  }

  function sign(id, classes) {
    const made = drawing("svg", { class: classes || "sign", "aria-hidden": "true" });
    made.append(drawing("use", { href: "#" + id }));
    return made;
  }

  function markOf(place) {
    return sign("mark-" + (place % 4), "mark");
  }

  function own(place) {
    return "own-" + (place % COLOURS);
  }

  function say(key, value) {
    return run.texts[key].replace("{0}", () => value);
  }

  function runningSums(steps) {
    let sum = 0;
    return steps.map((step) => (sum += step));
  }

  /** A number with so many decimals, as the language writes it. */
  function decimal(value, digits) {
    return value.toFixed(digits).replace(".", run.decimal);
  }

  /** A stretch of time in seconds: hundredths below ten, since those are looked at, else tenths. */
  function span(ns) {
    const seconds = ns / 1e9;
    return decimal(seconds, Math.abs(seconds) < 10 ? 2 : 1);
  }

  function instant(ns) {
    return decimal(ns / 1e9, 3);
  }

  /** How many events have happened by then. */
  function happened(time) {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (at[middle] <= time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  function lastEvent() {
    return moment.events === 0 ? run.from : at[moment.events - 1];
  }

  /** The card of a party at the moment: the latest change that is not behind it. */
  function cardOf(party) {
    const course = party.course;
    const late = moment.time - lastEvent();
    let low = 0;
    let high = course.length / 3;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      const events = course[3 * middle];
      const before = events < moment.events || (events === moment.events && course[3 * middle + 1] <= late);
      if (before) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return { card: course[3 * low + 2], since: course[3 * low] };
  }

  // Lines and cards

  function lineView(line, classes) {
    const view = element("p", "line ink-" + line.ink + (classes ? " " + classes : ""));
    if (line.own !== undefined) {
      view.classList.add(own(line.own));
    }
    if (line.sign) {
      view.append(sign("sign-" + line.sign));
    }
    const words = element("span", "", line.text);
    words.dir = "auto";
    view.append(words);
    return { view, words, line };
  }

  /** Lets time run in a line. */
  function tick(shown) {
    const line = shown.line;
    let text = line.text;
    if (line.until !== undefined) {
      text += span(Math.max(0, line.until - moment.time)) + line.after;
    } else if (line.since !== undefined) {
      text += span(Math.max(0, moment.time - line.since)) + line.after;
    } else {
      return;
    }
    if (shown.words.textContent !== text) {
      shown.words.textContent = text;
    }
  }

  function ringView() {
    const length = 2 * Math.PI * 23;
    const view = drawing("svg", { class: "ring", viewBox: "0 0 56 56", role: "img" });
    const left = drawing("circle", { cx: 28, cy: 28, r: 23, class: "left", transform: "rotate(-90 28 28)" });
    const text = drawing("text", { x: 28, y: 32.5 });
    view.append(drawing("circle", { cx: 28, cy: 28, r: 23 }), left, text);
    return { view, left, text, length };
  }

  function tickRing(ring, lease) {
    if (lease.whole < 0) {
      ring.left.setAttribute("stroke-dasharray", "0 " + ring.length);
      ring.text.textContent = "";
      ring.view.setAttribute("aria-hidden", "true");
      return;
    }
    const left = Math.max(0, lease.until - moment.time);
    const share = lease.whole === 0 ? 1 : Math.min(1, left / lease.whole);
    ring.left.setAttribute("stroke-dasharray", share * ring.length + " " + ring.length);
    const text = lease.whole === 0 ? "∞" : span(left);
    if (ring.text.textContent !== text) {
      ring.text.textContent = text;
      ring.view.removeAttribute("aria-hidden");
      ring.view.setAttribute("aria-label", lease.whole === 0 ? say("ever") : say("left", text));
    }
  }

  function partyView(party) {
    const view = element("article", "card " + party.kind);
    view.setAttribute("aria-label", party.name);
    const head = element("header");
    if (party.kind === "client") {
      view.classList.add(own(party.place));
      head.append(markOf(party.place));
    }
    const name = element("h3", "", party.name);
    name.dir = "auto";
    const state = element("span");
    head.append(name, state);
    const body = element("div");
    view.append(head);
    const shown = { party, view, state, body, card: -1, since: 0, lines: [], mood: "" };
    if (party.kind === "node") {
      const both = element("div", "with-ring");
      shown.ring = ringView();
      both.append(shown.ring.view, body);
      view.append(both);
    } else {
      view.append(body);
    }
    return shown;
  }

  function showCard(shown) {
    const now = cardOf(shown.party);
    shown.since = now.since;
    const card = run.cards[now.card];
    if (now.card !== shown.card) {
      shown.card = now.card;
      if (shown.mood !== card.mood) {
        shown.view.classList.remove("mood-" + shown.mood);
        shown.view.classList.add("mood-" + card.mood);
        shown.mood = card.mood;
      }
      const state = lineView(run.lines[card.state], "state");
      shown.state.replaceWith(state.view);
      shown.state = state.view;
      const lines = card.lines.map((line) => lineView(run.lines[line]));
      shown.body.replaceChildren(...lines.map((line) => line.view));
      shown.lines = [state, ...lines];
      if (shown.ring) {
        shown.ring.view.setAttribute("class", "ring" + (card.ring && card.ring.own !== undefined ? " " + own(card.ring.own) : ""));
        shown.ring.view.style.display = card.ring ? "" : "none";
      }
    }
    shown.lines.forEach(tick);
    if (shown.ring && card.ring) {
      tickRing(shown.ring, card.ring);
    }
  }

  // The stage

  const columns = { client: byId("clients"), node: byId("nodes"), sentinel: byId("nodes"), resource: byId("resources") };
  const cards = [];
  const links = [];
  run.parties.forEach((party) => {
    if (party.kind === "link") {
      links.push(linkView(party));
    } else {
      const shown = partyView(party);
      columns[party.kind].append(shown.view);
      cards.push(shown);
    }
  });
  byId("resources").hidden = !byId("resources").querySelector(".card");

  /** The fuller a column, the less each of its cards says. */
  function fillColumns() {
    const wide = matchMedia("(min-width: 1000px) and (min-height: 560px)").matches;
    const room = wide ? byId("stage").clientHeight - 40 : Infinity;
    ["nodes", "clients"].forEach((id) => {
      const column = byId(id);
      const number = column.querySelectorAll(".card").length;
      const each = room / number;
      column.classList.toggle("many", each < 116 || number > 3);
      column.classList.toggle("crowd", each < 76 || number > 6);
    });
  }

  function linkView(party) {
    const view = element("li", own(party.place));
    const path = drawing("path", { class: own(party.place) });
    byId("links").append(view);
    byId("wires").append(path);
    return { party, view, path, card: -1, state: "", among: false };
  }

  function showLink(link) {
    const now = cardOf(link.party).card;
    if (now === link.card) {
      return;
    }
    link.card = now;
    const card = run.cards[now];
    const state = run.lines[card.state];
    const flights = card.lines.map((line) => element("span", "pill ink-code", run.lines[line].text));
    const parts = [];
    if (state.text) {
      const what = element("span", "what ink-" + state.ink);
      what.append(sign("sign-" + state.sign), state.text);
      parts.push(what);
    }
    parts.push(...flights);
    link.state = state.text ? " wrong" : flights.length ? " busy" : "";
    colourLink(link);
    link.view.hidden = parts.length === 0;
    link.view.replaceChildren(element("span", "who", link.party.name), ...parts);
  }

  function colourLink(link) {
    link.path.setAttribute("class", own(link.party.place) + link.state + (link.among ? " among" : ""));
  }

  /** Puts the links between the cards, wherever those are. */
  function placeLinks() {
    const stage = byId("stage");
    const wires = byId("wires");
    wires.style.width = stage.scrollWidth + "px";
    wires.style.height = stage.scrollHeight + "px";
    const box = stage.getBoundingClientRect();
    const edges = new Map();
    cards.forEach((card) => {
      const edge = card.view.getBoundingClientRect();
      const x = edge.left - box.left + stage.scrollLeft;
      const y = edge.top - box.top + stage.scrollTop + edge.height / 2;
      edges.set(card.party.name, { left: x, right: x + edge.width, y });
    });
    links.forEach((link) => {
      const from = edges.get(link.party.from);
      const to = edges.get(link.party.to);
      // Among servers it goes around the cards, else straight to the next column.
      const among = from.left === to.left;
      const begin = among || from.left < to.left ? from.right : from.left;
      const end = among || from.left > to.left ? to.right : to.left;
      const bend = among ? 48 : (end - begin) / 2;
      link.path.setAttribute("d", "M" + begin + " " + from.y + "C" + (begin + bend) + " " + from.y + " "
        + (end + (among ? bend : -bend)) + " " + to.y + " " + end + " " + to.y);
      link.among = among;
      placeLabel(link, from.y, to.y, begin, end);
      colourLink(link);
    });
  }

  /** Beside the cards of which there are more, so that few labels share a place. */
  function placeLabel(link, fromY, toY, begin, end) {
    const asks = !link.among && end < begin;
    const atNode = asks && run.parties.filter((party) => party.kind === "node").length >= places.size;
    const share = !asks ? 0.5 : atNode ? 0.92 : 0.08;
    link.view.classList.toggle("at-node", atNode);
    link.view.classList.toggle("at-client", asks && !atNode);
    link.view.style.left = (asks ? (atNode ? end + 6 : begin - 6) : (begin + end) / 2 + (link.among ? 36 : 0)) + "px";
    link.view.style.top = fromY + (toY - fromY) * share + "px";
    link.view.style.maxWidth = link.among ? "" : Math.abs(end - begin) - 12 + "px";
  }

  // The code

  const marks = new Map();
  let listing = 0;
  let language = 0;

  /** A recipe's code in the language that is shown, or in its only one. */
  function listingOf(recipe) {
    return byId("listing-" + recipe + (language === 0 ? "" : "-" + language)) || byId("listing-" + recipe);
  }

  /** The line of a card in that language; 0 where the code has none. */
  function lineOf(card) {
    return card[language === 0 ? "line" : "line" + language] || 0;
  }

  function showCode() {
    let latest = null;
    cards.filter((shown) => shown.party.kind === "client").forEach((shown) => {
      const card = run.cards[shown.card];
      const place = card.listing === undefined || lineOf(card) === 0 ? "" : card.listing + ":" + lineOf(card);
      const mark = marks.get(shown.party.name) || { place: "", view: null, works: false };
      if (place !== mark.place) {
        moveMark(shown.party, mark, card, place);
        marks.set(shown.party.name, mark);
        latest = latest === null || shown.since > latest.since ? { since: shown.since, card, mark } : latest;
      }
      if (mark.view && mark.works !== (card.inside !== undefined)) {
        // Its work under the lock is no part of the recipe: it was at the line last.
        mark.works = card.inside !== undefined;
        mark.view.classList.toggle("works", mark.works);
        mark.view.title = mark.works ? say("works") : "";
      }
    });
    if (latest !== null && latest.mark.view) {
      chooseListing(latest.card.listing);
      reveal(listingOf(listing), latest.mark.view.parentElement);
    }
  }

  function moveMark(party, mark, card, place) {
    mark.place = place;
    if (mark.view) {
      const before = mark.view.parentElement;
      mark.view.remove();
      colourLine(before);
      mark.view = null;
      mark.works = false;
    }
    if (place) {
      const line = listingOf(card.listing).querySelector("ol").children[lineOf(card) - 1];
      mark.view = element("span", "at " + own(party.place));
      mark.view.dataset.own = own(party.place);
      mark.view.append(markOf(party.place), party.name);
      line.append(mark.view);
      colourLine(line);
    }
  }

  function colourLine(line) {
    const last = line.querySelector(".at:last-child");
    line.className = last ? "here " + last.dataset.own : "";
  }

  function chooseListing(which) {
    listing = which;
    const shown = listingOf(which);
    document.querySelectorAll(".listing").forEach((view) => (view.hidden = view !== shown));
    document.querySelectorAll("[data-listing]").forEach((button, i) => button.setAttribute("aria-pressed", i === which));
  }

  function chooseLanguage(which) {
    language = which;
    document.querySelectorAll("[data-language]").forEach((button, i) => button.setAttribute("aria-pressed", i === which));
    marks.forEach((mark) => {
      if (mark.view) {
        const before = mark.view.parentElement;
        mark.view.remove();
        colourLine(before);
      }
    });
    marks.clear();
    chooseListing(listing);
    changed();
  }

  /** Scrolls a box, and nothing around it, so that a part of it is seen. */
  function reveal(box, part) {
    const top = part.offsetTop - box.offsetTop;
    if (top < box.scrollTop + 20 || top > box.scrollTop + box.clientHeight - 60) {
      box.scrollTop = Math.max(0, top - box.clientHeight / 2);
    }
  }

  // The story: only the rows that are seen are in the page.

  const story = byId("story");
  const rows = byId("rows");
  const inPage = new Map();
  let followed = -1;
  // Asking for these while drawing would lay the whole page out in each frame.
  let storyHeight = 0;
  let storyTop = 0;

  /** The events that are listed; the numbers of events begin at 1. */
  function listed() {
    return onlyTurns ? turns.length : count;
  }

  function eventOfRow(row) {
    return onlyTurns ? turns[row] : row + 1;
  }

  /** The row of the latest event that is listed; -1 before the first. */
  function rowOf(event) {
    if (!onlyTurns) {
      return event - 1;
    }
    let low = 0;
    let high = turns.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (turns[middle] <= event) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 1;
  }

  function actorView(name) {
    const who = element("span", "who");
    if (places.has(name)) {
      who.classList.add(own(places.get(name)));
      who.append(markOf(places.get(name)));
    }
    who.append(element("bdi", "", name));
    return who;
  }

  function rowView(row) {
    const event = eventOfRow(row);
    const view = element("div", "row" + (run.events.turn[event - 1] ? " turn" : ""));
    const what = run.said[run.events.said[event - 1]];
    view.id = "event-" + event;
    view.setAttribute("role", "option");
    view.setAttribute("aria-setsize", listed());
    view.setAttribute("aria-posinset", row + 1);
    view.dataset.event = event;
    view.title = what;
    view.style.top = row * ROW + "px";
    const text = element("span", "what", what);
    text.dir = "auto";
    view.append(element("span", "time", instant(at[event - 1])), actorView(run.actors[run.events.actor[event - 1]]), text);
    return view;
  }

  function showRows(from, to) {
    inPage.forEach((view, row) => {
      if (row < from || row >= to) {
        view.remove();
        inPage.delete(row);
      }
    });
    for (let row = from; row < to; row++) {
      if (!inPage.has(row)) {
        const view = rowView(row);
        inPage.set(row, view);
        rows.append(view);
      }
    }
    const current = rowOf(moment.events);
    inPage.forEach((view, row) => {
      const event = eventOfRow(row);
      view.setAttribute("aria-selected", row === current);
      view.classList.toggle("later", event > moment.events);
      view.classList.toggle("proof", proofs.has(event));
    });
    if (inPage.has(current)) {
      story.setAttribute("aria-activedescendant", inPage.get(current).id);
    } else {
      story.removeAttribute("aria-activedescendant");
    }
  }

  function scrollStory(to) {
    storyTop = Math.max(0, Math.min(to, listed() * ROW - storyHeight));
    story.scrollTop = storyTop;
  }

  function showStory() {
    if (storyHeight === 0) {
      return;
    }
    const current = rowOf(moment.events);
    if (current !== followed) {
      followed = current;
      const top = Math.max(0, current) * ROW;
      if (top < storyTop + ROW || top > storyTop + storyHeight - 2 * ROW) {
        scrollStory(top - storyHeight / 2);
      }
    }
    const first = Math.max(0, Math.floor(storyTop / ROW) - 4);
    showRows(first, Math.min(listed(), Math.ceil((storyTop + storyHeight) / ROW) + 4));
  }

  function listAnew() {
    inPage.forEach((view) => view.remove());
    inPage.clear();
    followed = -2;
    rows.style.height = listed() * ROW + "px";
    changed();
  }

  // The time

  const picture = run.picture;
  const plot = byId("plot");
  const scrubber = byId("scrubber");
  const box = byId("picture-box");
  let plotLeft = 0;
  let plotWidth = 0;
  let boxWidth = 0;
  let scrolls = false;
  // How many times larger the time is than in the whole picture, and what of it is seen.
  let zoom = 1;
  let followedTime = run.from;
  let seenFrom = picture.from;
  let seenTo = picture.to;

  function shareOf(time) {
    return (time - seenFrom) / (seenTo - seenFrom);
  }

  function shareOfAll(time) {
    return (time - picture.from) / (picture.to - picture.from);
  }

  function placePicture() {
    const whole = byId("picture").clientWidth;
    const left = (whole * picture.left) / picture.width;
    plotLeft = left;
    plotWidth = whole - left;
    boxWidth = box.clientWidth;
    scrolls = box.scrollWidth > boxWidth;
    plot.style.left = (100 * picture.left) / picture.width + "%";
    plot.style.width = 100 - (100 * picture.left) / picture.width + "%";
    const begin = left + plotWidth * shareOfAll(run.from);
    const length = plotWidth * (shareOfAll(run.to) - shareOfAll(run.from));
    // Its handle is 16 px wide, and its middle is to be where the cursor is.
    scrubber.style.left = begin - 8 + "px";
    scrubber.style.width = length + 16 + "px";
  }

  function timeAt(event) {
    const box = plot.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    return seenFrom + share * (seenTo - seenFrom);
  }

  /** Shows so much of the time, with an instant at a share of the width, but nothing outside the picture. */
  function look(times, time, share) {
    const whole = picture.to - picture.from;
    zoom = Math.min(DEEPEST, Math.max(1, times));
    seenFrom = Math.min(picture.to - whole / zoom, Math.max(picture.from, time - (share * whole) / zoom));
    seenTo = seenFrom + whole / zoom;
    const style = byId("picture").style;
    style.setProperty("--narrow", 1 / zoom);
    byId("picture").classList.toggle("zoomed", zoom > 1);
    timeViews.forEach(({ view, width, height }) => {
      view.setAttribute("viewBox", shareOfAll(seenFrom) * width + " 0 " + width / zoom + " " + height);
    });
    byId("zoom-out").setAttribute("aria-disabled", zoom === 1);
    byId("zoom-fit").setAttribute("aria-disabled", zoom === 1);
    byId("zoom-in").setAttribute("aria-disabled", zoom === DEEPEST);
    showAxis();
    mark(marked);
  }

  /** The picture's own times stand too far from each other when it is made larger. */
  function showAxis() {
    if (zoom === 1) {
      byId("axis").replaceChildren();
      return;
    }
    const rough = ((seenTo - seenFrom) * LABEL) / Math.max(LABEL, plotWidth);
    const ten = Math.pow(10, Math.floor(Math.log10(rough)));
    const step = [1, 2, 5, 10].map((by) => by * ten).find((by) => by >= rough);
    const digits = Math.max(0, 9 - Math.round(Math.log10(ten)));
    const drawn = [];
    for (let i = Math.ceil(seenFrom / step); i * step <= seenTo; i++) {
      const label = element("span", "", say("seconds", decimal((i * step) / 1e9, Math.min(9, digits))));
      label.style.left = 100 * shareOf(i * step) + "%";
      drawn.push(label);
    }
    byId("axis").replaceChildren(...drawn);
  }

  /** Makes the time larger or smaller around an instant, which stays where it is. */
  function zoomBy(factor, time = moment.time) {
    const share = shareOf(time);
    look(zoom * factor, time, share < 0 || share > 1 ? 0.5 : share);
    tellZoom();
  }

  function zoomToFit() {
    look(1, picture.from, 0);
    tellZoom();
  }

  function tellZoom() {
    const times = decimal(zoom, zoom < 10 ? 1 : 0);
    const shown = zoom === 1 ? say("zoom.whole") : say("zoom", times);
    byId("zoom-now").textContent = zoom === 1 ? "" : say("speed", times);
    clearTimeout(tellTimer);
    tellTimer = setTimeout(() => (byId("live").textContent = shown), 200);
  }

  /** With Ctrl, as everywhere, the wheel makes larger; to the side, it moves what is seen. */
  function wheeled(event) {
    const aside = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    if (event.ctrlKey) {
      event.preventDefault();
      zoomBy(Math.pow(2, -Math.sign(event.deltaY) / 2), timeAt(event));
    } else if (zoom > 1 && aside !== 0) {
      event.preventDefault();
      look(zoom, seenFrom + (aside / plotWidth) * (seenTo - seenFrom), 0);
    }
  }

  // The pictures' own axes of time. What is a point in time keeps its width when time is made larger.
  const timeViews = [...document.querySelectorAll("#picture .tone > svg > svg")].map((view) => {
    view.setAttribute("preserveAspectRatio", "none");
    const top = Math.min(...[...view.querySelectorAll("text")].map((text) => text.y.baseVal[0].value));
    view.querySelectorAll("text").forEach((text) => text.classList.toggle("axis", text.y.baseVal[0].value === top));
    if (count <= MOST_DISTINCT) {
      view.querySelectorAll("rect").forEach((rect) => rect.classList.toggle("point", rect.width.baseVal.value <= 2));
    }
    return { view, width: view.width.baseVal.value, height: view.height.baseVal.value };
  });

  function showTime() {
    // The picture follows the moment, but can be moved away from it.
    if (moment.time !== followedTime && (moment.time < seenFrom || moment.time > seenTo)) {
      look(zoom, moment.time, 0.5);
    }
    followedTime = moment.time;
    const x = shareOf(moment.time) * plotWidth;
    byId("cursor").style.transform = "translateX(" + x + "px)";
    scrubber.value = run.to === run.from ? 0 : ((moment.time - run.from) / (run.to - run.from)) * SCRUBBER_STEPS;
    scrubber.setAttribute("aria-valuetext", spoken());
    byId("clock").textContent = say("seconds", instant(moment.time));
    byId("count").textContent = moment.events + " / " + count;
    byId("now").replaceChildren(...happening());
    if (scrolls) {
      const seen = plotLeft + x - box.scrollLeft;
      if (seen < 80 || seen > boxWidth - 40) {
        box.scrollLeft = plotLeft + x - boxWidth / 2;
      }
    }
  }

  function happening() {
    if (moment.events === 0) {
      return [say("start")];
    }
    const i = moment.events - 1;
    return [actorView(run.actors[run.events.actor[i]]), " ", run.said[run.events.said[i]]];
  }

  function spoken() {
    if (moment.events === 0) {
      return say("start");
    }
    const i = moment.events - 1;
    return say("seconds", instant(at[i])) + ", " + run.actors[run.events.actor[i]] + " " + run.said[run.events.said[i]];
  }

  // What is told to those who do not see it

  let told = "";
  let tellTimer = 0;

  function tell() {
    clearTimeout(tellTimer);
    tellTimer = setTimeout(() => {
      const text = spoken();
      if (text !== told) {
        told = text;
        byId("live").textContent = text;
      }
    }, playing ? 1000 : 200);
  }

  // Moving about

  function draw() {
    frame = 0;
    cards.forEach(showCard);
    links.forEach(showLink);
    showCode();
    showStory();
    showTime();
    document.documentElement.dataset.events = moment.events;
  }

  function changed() {
    if (frame === 0) {
      frame = requestAnimationFrame(draw);
    }
  }

  function goToTime(time) {
    moment.time = Math.min(run.to, Math.max(run.from, time));
    const before = moment.events;
    moment.events = happened(moment.time);
    if (moment.events !== before && !(playing && !passedTurn(before))) {
      tell();
    }
    changed();
  }

  function passedTurn(before) {
    for (let event = before + 1; event <= moment.events; event++) {
      if (run.events.turn[event - 1]) {
        return true;
      }
    }
    return false;
  }

  function goToEvent(event) {
    moment.events = Math.min(count, Math.max(0, event));
    moment.time = Math.max(run.from, Math.min(run.to, lastEvent()));
    tell();
    changed();
  }

  function step(by) {
    stop();
    goToEvent(moment.events + by);
  }

  function stepTurn(by) {
    stop();
    const next = by > 0 ? turns.find((turn) => turn > moment.events) : turns.filter((turn) => turn < moment.events).pop();
    goToEvent(next === undefined ? (by > 0 ? count : 0) : next);
  }

  function play() {
    if (moment.time >= run.to) {
      goToEvent(0);
      moment.time = run.from;
    }
    playing = true;
    lastFrame = 0;
    showPlaying();
    requestAnimationFrame(advance);
  }

  function stop() {
    if (playing) {
      playing = false;
      showPlaying();
      tell();
    }
  }

  function advance(now) {
    if (!playing) {
      return;
    }
    if (lastFrame !== 0) {
      goToTime(moment.time + (now - lastFrame) * 1e6 * speed);
    }
    lastFrame = now;
    if (moment.time >= run.to) {
      stop();
    } else {
      requestAnimationFrame(advance);
    }
  }

  function showPlaying() {
    byId("play-sign").setAttribute("href", playing ? "#sign-stop" : "#sign-play");
    byId("play-word").textContent = say(playing ? "stop" : "play");
  }

  /** As fast as may be so that there is time to look. */
  function fittingSpeed() {
    const seconds = (run.to - run.from) / 1e9;
    return SPEEDS.filter((candidate) => candidate <= 1 && seconds / candidate >= 12).pop() || SPEEDS[0];
  }

  function setSpeed(to) {
    speed = to;
    byId("speed").value = String(to);
  }

  // Findings

  function mark(finding) {
    marked = finding;
    const found = finding < 0 ? { events: [] } : run.findings[finding];
    proofs = new Set(found.events);
    document.querySelectorAll("[data-finding]").forEach((button) => button.setAttribute("aria-pressed", Number(button.dataset.finding) === finding));
    const drawn = [...proofs].map((event) => markAt(at[event - 1]));
    if (found.from !== undefined) {
      const lasts = markAt(found.from);
      lasts.className = "lasts";
      lasts.style.width = 100 * (shareOf(found.to) - shareOf(found.from)) + "%";
      drawn.push(lasts);
    }
    byId("marks").replaceChildren(...drawn);
    changed();
  }

  function markAt(time) {
    const drawn = element("div");
    drawn.style.left = 100 * shareOf(time) + "%";
    return drawn;
  }

  function showFinding(finding) {
    stop();
    mark(finding);
    const found = run.findings[finding];
    if (found.from !== undefined) {
      goToTime(found.from);
    } else if (found.events.length > 0) {
      goToEvent(found.events[0]);
    }
  }

  function nextProof() {
    if (run.findings.length === 0) {
      return;
    }
    if (marked < 0) {
      mark(0);
    }
    const events = [...proofs].sort((one, other) => one - other);
    stop();
    const next = events.find((event) => event > moment.events);
    goToEvent(next === undefined ? events[0] || moment.events : next);
  }

  function showTab(verdict) {
    byId("story-panel").hidden = verdict;
    byId("verdict-panel").hidden = !verdict;
    byId("story-tab").setAttribute("aria-pressed", !verdict);
    byId("verdict-tab").setAttribute("aria-pressed", verdict);
    changed();
  }

  // Looks

  function isDark() {
    const chosen = document.documentElement.dataset.tone;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function switchTone() {
    document.documentElement.dataset.tone = isDark() ? "light" : "dark";
  }

  // On paper, the story is its turning points.
  function beforePrint() {
    look(1, picture.from, 0);
    inPage.forEach((view) => view.remove());
    inPage.clear();
    rows.style.height = "auto";
    onlyTurns = true;
    showRows(0, Math.min(turns.length, MOST_PRINTED));
    byId("cursor").style.transform = "none";
    byId("cursor").style.left = 100 * shareOf(moment.time) + "%";
  }

  function afterPrint() {
    onlyTurns = byId("turns").checked;
    byId("cursor").style.left = "";
    listAnew();
  }

  // Controls

  const keys = {
    " ": () => (playing ? stop() : play()),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    ShiftArrowLeft: () => stepTurn(-1),
    ShiftArrowRight: () => stepTurn(1),
    Home: () => step(-count),
    End: () => step(count),
    n: nextProof,
    d: switchTone,
    "?": () => byId("keys").showModal(),
    "+": () => zoomBy(2),
    "-": () => zoomBy(0.5),
    "0": zoomToFit,
    ">": () => setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(speed) + 1)]),
    "<": () => setSpeed(SPEEDS[Math.max(0, SPEEDS.indexOf(speed) - 1)]),
  };

  function pressed(event) {
    // A moment after it has closed, the help still has the focus.
    const closed = !byId("keys").open && byId("keys").contains(event.target);
    const target = closed ? document.body : event.target;
    const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[event.shiftKey && typed.startsWith("Arrow") ? "Shift" + typed : typed];
    const presses = typed === " " && target.closest("button, summary, [type=checkbox]");
    if (!action || presses || target.closest("select, dialog") || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    action();
  }

  /** In the list, up and down go from one that is listed to the next. */
  function pressedInStory(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by) {
      event.preventDefault();
      stop();
      const row = rowOf(moment.events) + by;
      goToEvent(row < 0 ? 0 : eventOfRow(Math.min(row, listed() - 1)));
    }
  }

  function clicked(event) {
    const finding = event.target.closest("[data-finding]");
    const proof = event.target.closest("[data-event]");
    const code = event.target.closest("[data-listing]");
    const spoken = event.target.closest("[data-language]");
    if (finding) {
      const which = Number(finding.dataset.finding);
      if (which === marked) {
        mark(-1);
      } else {
        showFinding(which);
      }
    } else if (proof) {
      stop();
      goToEvent(Number(proof.dataset.event));
    } else if (code) {
      chooseListing(Number(code.dataset.listing));
    } else if (spoken) {
      chooseLanguage(Number(spoken.dataset.language));
    }
  }

  function scrolled() {
    if (Math.abs(story.scrollTop - storyTop) >= 1) {
      storyTop = story.scrollTop;
      changed();
    }
  }

  function resized() {
    storyHeight = story.clientHeight;
    storyTop = story.scrollTop;
    fillColumns();
    placePicture();
    placeLinks();
    changed();
  }

  let dragging = false;

  function connect() {
    document.addEventListener("keydown", pressed);
    document.addEventListener("click", clicked);
    story.addEventListener("keydown", pressedInStory);
    byId("first").addEventListener("click", () => step(-count));
    byId("back").addEventListener("click", () => step(-1));
    byId("play").addEventListener("click", () => (playing ? stop() : play()));
    byId("next").addEventListener("click", () => step(1));
    byId("last").addEventListener("click", () => step(count));
    byId("tone").addEventListener("click", switchTone);
    byId("help").addEventListener("click", () => byId("keys").showModal());
    byId("show").addEventListener("click", () => {
      showTab(true);
      showFinding(0);
    });
    byId("story-tab").addEventListener("click", () => showTab(false));
    byId("verdict-tab").addEventListener("click", () => showTab(true));
    byId("turns").addEventListener("change", (event) => {
      onlyTurns = event.target.checked;
      listAnew();
    });
    story.addEventListener("scroll", scrolled, { passive: true });
    scrubber.addEventListener("input", () => {
      stop();
      goToTime(run.from + (scrubber.value / SCRUBBER_STEPS) * (run.to - run.from));
    });
    const pictured = byId("picture");
    pictured.addEventListener("pointerdown", (event) => {
      if (event.button === 0 && event.target !== scrubber) {
        stop();
        dragging = true;
        pictured.setPointerCapture(event.pointerId);
        goToTime(timeAt(event));
      }
    });
    pictured.addEventListener("pointermove", (event) => dragging && goToTime(timeAt(event)));
    pictured.addEventListener("pointerup", () => (dragging = false));
    pictured.addEventListener("pointercancel", () => (dragging = false));
    pictured.addEventListener("wheel", wheeled, { passive: false });
    byId("zoom-in").addEventListener("click", () => zoomBy(2));
    byId("zoom-out").addEventListener("click", () => zoomBy(0.5));
    byId("zoom-fit").addEventListener("click", zoomToFit);
    byId("speed").addEventListener("change", (event) => (speed = Number(event.target.value)));
    addEventListener("beforeprint", beforePrint);
    addEventListener("afterprint", afterPrint);
    const sizes = new ResizeObserver(resized);
    [byId("stage"), byId("picture"), story, ...cards.map((card) => card.view)].forEach((view) => sizes.observe(view));
  }

  SPEEDS.forEach((choice) => {
    const option = element("option", "", say("speed", String(choice).replace(".", run.decimal)));
    option.value = String(choice);
    byId("speed").append(option);
  });
  setSpeed(speed);
  chooseListing(0);
  showTab(false);
  connect();
  rows.style.height = listed() * ROW + "px";
  draw();
  resized();
})();
