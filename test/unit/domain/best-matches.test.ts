import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bestMatches } from '../../../src/domain/best-matches.ts';

const ITEMS = [
  { name: 'Recaja' },
  { name: 'Nueva caja', texts: ['crear', 'Zona 10'] },
  { name: 'Equipo', texts: ['una caja'] },
  { name: 'Cajas' },
  { name: 'Añadidos', texts: [null, undefined] },
];
const found = (typed: string) => bestMatches(ITEMS, typed).map(({ name }) => name);

test('matches at the start of the name rank first, then at the start of a word in it, then inside it, then in other texts', () => {
  assert.equal(found('caja'), ['Cajas', 'Nueva caja', 'Recaja', 'Equipo']);
});

test('accents, case and surrounding spaces do not matter, and every word must be found', () => {
  assert.equal(found(' ANADI '), ['Añadidos']);
  assert.equal(found('crear caja'), ['Nueva caja']);
  assert.equal(found('crear sucursal'), []);
});

test('without a text all items are returned in their order', () => {
  assert.equal(
    found(' '),
    ITEMS.map(({ name }) => name),
  );
});
