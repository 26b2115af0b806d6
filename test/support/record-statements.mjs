// Writes each statement that the server runs in this process, with the places in the source that led to it, to a file of
// the folder `STATEMENTS_FOLDER`.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { findSourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = process.env.STATEMENTS_FOLDER;
const FRAMES = 8;

const file = path.join(FOLDER, `${process.pid}-${Date.now()}.jsonl`);
const places = new Map();
const known = new Set();
mkdirSync(FOLDER, { recursive: true });

subscribe('cobros:statement', ({ sql, params }) => {
  const frames = framesOfCall();
  const nulls = params.flatMap((value, n) => (value === null || value === undefined ? [n + 1] : []));
  const key = `${frames.map(({ key }) => key)} ${nulls} ${sql}`;
  if (known.has(key)) return;
  known.add(key);
  const from = frames.map(placeOf).filter((place) => place !== undefined);
  appendFileSync(file, `${JSON.stringify({ from, sql, nulls })}\n`);
});

/** The positions in the bundles. The stack as text would be mapped to the source each time, which takes milliseconds. */
function framesOfCall() {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  Error.prepareStackTrace = (_, sites) =>
    sites.map((site) => {
      const [script, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
      return { script, line, column, key: `${script}:${line}:${column}` };
    });
  const holder = {};
  Error.captureStackTrace(holder, framesOfCall);
  const frames = holder.stack;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return frames;
}

function placeOf({ script, line, column, key }) {
  if (!places.has(key)) places.set(key, mapped(script, line, column));
  return places.get(key);
}

function mapped(script, line, column) {
  if (!script?.startsWith('file:')) return undefined;
  const map = findSourceMap(fileURLToPath(script)) ?? findSourceMap(script);
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry?.originalSource === undefined) return undefined;
  const source = path.relative('.', fileURLToPath(new URL(entry.originalSource, script)));
  return `${source}:${entry.originalLine + 1}`;
}
