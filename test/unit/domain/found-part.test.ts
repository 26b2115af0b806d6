import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foundPart } from '../../../src/domain/found-part.ts';

const test = suite('the found part of a text');

test('it is found without accents and in any case, first where it comes first', () => {
  assert.equal(foundPart('María José', 'mar'), ['', 'Mar', 'ía José']);
  assert.equal(foundPart('Gabriela Marín', 'MARÍ'), ['Gabriela ', 'Marí', 'n']);
  assert.equal(foundPart('Ana Ñamandú', ' nam '), ['Ana ', 'Ñam', 'andú']);
  assert.equal(foundPart('mamá mar', 'mar'), ['mamá ', 'mar', '']);
});

test('a text without it, and nothing typed, have no part', () => {
  assert.is(foundPart('María', 'jose'), undefined);
  assert.is(foundPart('María', ''), undefined);
  assert.is(foundPart('', 'm'), undefined);
});

test.run();
