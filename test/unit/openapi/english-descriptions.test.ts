import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Words that are frequent in Spanish but not in English. */
const SPANISH = /\b(de|del|el|la|las|los|un|una|que|con|por|para|se|es|y)\b|[áéíóúñ¿¡]/i;
const CODE = /`[^`]*`/g;
const LABELS = /Labels: [^.]*\./g;

function textsOf(node: unknown, path = ''): { path: string; text: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const place = `${path}/${key}`;
    if (key === 'example' || key === 'examples') return [];
    if (typeof value === 'string')
      return /^(summary|description)$/.test(key) ? [{ path: place, text: value }] : [];
    return textsOf(value, place);
  });
}

test('texts for programmers are in English; only labels of the portal are quoted in Spanish', () => {
  const texts = textsOf(description);
  assert.ok(texts.length > 400, `${texts.length} texts`);
  const spanish = texts.filter(({ text }) => SPANISH.test(text.replace(LABELS, '').replace(CODE, '')));
  assert.equal(spanish, []);
});
