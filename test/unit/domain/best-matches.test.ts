import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bestMatches } from '../../../src/domain/best-matches.ts';

const test = suite('best matches');

const ITEMS = [
  { name: 'Recaja' },
  { name: 'Nueva caja', texts: ['crear', 'Zona 10'] },
  { name: 'Equipo', texts: ['una caja'] },
  { name: 'Cajas' },
  { name: 'Añadidos', texts: [null, undefined] },
];
const found = (typed: string) => bestMatches(ITEMS, typed).map(({ name }) => name);

test('the start of the name ranks first, then of a word in it, then its inside, then other texts', () => {
  assert.equal(found('caja'), ['Cajas', 'Nueva caja', 'Recaja', 'Equipo']);
});

test('accents, case and spaces around do not matter, and every word must be somewhere', () => {
  assert.equal(found(' ANADI '), ['Añadidos']);
  assert.equal(found('crear caja'), ['Nueva caja']);
  assert.equal(found('crear sucursal'), []);
});

test('without a text all are returned, in their order', () => {
  assert.equal(
    found(' '),
    ITEMS.map(({ name }) => name),
  );
});

test.run();
