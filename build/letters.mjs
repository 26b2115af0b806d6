// `node build/letters.mjs` draws the letters that the server puts into pictures: outlines of Roboto, because a server may
// have no fonts. Run it again to add a letter.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const FILE = createRequire(import.meta.url).resolve('@fontsource/roboto/files/roboto-latin-500-normal.woff');
const OUT = 'sandbox/http/pages/page/letters.json';
/** Printable characters of Latin-1, and the punctuation of names. */
const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const { buffer, byteOffset, byteLength } = await readFile(FILE);
const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
const letters = {};
for (const [first, last] of RANGES)
  for (let code = first; code <= last; code++) {
    const letter = String.fromCodePoint(code);
    const glyph = font.charToGlyph(letter);
    if (glyph.index === 0) continue;
    letters[letter] = [glyph.advanceWidth, glyph.getPath(0, 0, font.unitsPerEm).toPathData(0)];
  }
await writeFile(OUT, `${JSON.stringify({ unitsPerEm: font.unitsPerEm, letters })}\n`);
