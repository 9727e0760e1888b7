// Parses sequence diagrams with Mermaid's own parser: node mermaid-check.mjs FILE...
// Prints one JSON line a file: the participants, and the messages as a reader sees them.
import {readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';

// Mermaid cleans texts with DOMPurify, which needs a page when it is loaded.
const {window} = new JSDOM('<!doctype html>');
Object.assign(globalThis, {window, document: window.document});
const {default: mermaid} = await import('mermaid');

// What mermaidAPI does to a finished picture: entities become what they stand for.
const shown = text =>
  text.replace(/ﬂ°°(\d+)¶ß/g, (_, code) => String.fromCodePoint(Number(code)));

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8');
  const {diagramType, config} = await mermaid.parse(text);
  const {db} = await mermaid.mermaidAPI.getDiagramFromText(text);
  const actors = [...db.getActors().values()].map(actor => shown(actor.description));
  const messages = db.getMessages().map(message => ({
    from: message.from ?? null,
    to: message.to ?? null,
    text: typeof message.message === 'string' ? shown(message.message) : '',
    type: message.type,
  }));
  console.log(JSON.stringify({
    diagramType,
    configured: Object.keys(config).length,
    length: text.length,
    title: shown(db.getAccTitle()),
    actors,
    messages,
  }));
}
