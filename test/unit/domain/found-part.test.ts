import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { foundPart } from '../../../src/domain/found-part.ts';

test('the first occurrence is found, ignoring accents and case', () => {
  assert.equal(foundPart('María José', 'mar'), ['', 'Mar', 'ía José']);
  assert.equal(foundPart('Gabriela Marín', 'MARÍ'), ['Gabriela ', 'Marí', 'n']);
  assert.equal(foundPart('Ana Ñamandú', ' nam '), ['Ana ', 'Ñam', 'andú']);
  assert.equal(foundPart('mamá mar', 'mar'), ['mamá ', 'mar', '']);
});

test('nothing is found in a text without the search text, or if nothing is typed', () => {
  assert.is(foundPart('María', 'jose'), undefined);
  assert.is(foundPart('María', ''), undefined);
  assert.is(foundPart('', 'm'), undefined);
});
