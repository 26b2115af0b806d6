import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAppUserSearch } from '../../../src/domain/parse-app-user-search.ts';

test('a username, even with a phone keyboard’s capital, and a phone number in any grouping are recognized', () => {
  for (const [typed, search] of [
    ['maria.lopez', 'maria.lopez'],
    ['  @maria.lopez ', 'maria.lopez'],
    ['Maria.lopez', 'maria.lopez'],
    ['5512-1234', '55121234'],
    ['+502 5512 1234', '50255121234'],
  ] as const)
    assert.equal(parseAppUserSearch(typed), { kind: 'ready', search }, typed);
});

test('the beginning of a username or phone number is incomplete, not invalid', () => {
  for (const typed of ['m', 'ma', '@', '5', '5512 12'])
    assert.is(parseAppUserSearch(typed).kind, 'unfinished', typed);
});

test('a text that can become neither is malformed, with the error of the one that it resembles', () => {
  for (const typed of ['maria lopez', 'maría', 'maria-lopez', '.maria', `m${'a'.repeat(32)}`])
    assert.equal(parseAppUserSearch(typed), { kind: 'malformed', error: 'El usuario no es válido' }, typed);
  const tooLong = { kind: 'malformed', error: 'El teléfono debe tener 8 dígitos' };
  assert.equal(parseAppUserSearch('1'.repeat(16)), tooLong);
  assert.equal(parseAppUserSearch('  '), { kind: 'empty' });
});
