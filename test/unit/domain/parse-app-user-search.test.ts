import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAppUserSearch } from '../../../src/domain/parse-app-user-search.ts';

test('a username is recognized with or without its at sign', () => {
  assert.equal(parseAppUserSearch('maria.lopez'), { kind: 'ready', search: 'maria.lopez' });
  assert.equal(parseAppUserSearch('  @maria.lopez '), { kind: 'ready', search: 'maria.lopez' });
});

test('the capital letter with which a phone keyboard starts is accepted', () => {
  assert.equal(parseAppUserSearch('Maria.lopez'), { kind: 'ready', search: 'maria.lopez' });
});

test('a phone number is recognized in any grouping, with or without the country code', () => {
  assert.equal(parseAppUserSearch('5512-1234'), { kind: 'ready', search: '55121234' });
  assert.equal(parseAppUserSearch('+502 5512 1234'), { kind: 'ready', search: '50255121234' });
});

test('the beginning of a username or phone number is incomplete, not invalid', () => {
  for (const typed of ['m', 'ma', '@', '5', '5512 12'])
    assert.is(parseAppUserSearch(typed).kind, 'unfinished', typed);
});

test('a text that can become neither is malformed, with the error of the one that it resembles', () => {
  for (const typed of ['maria lopez', 'maría', 'maria-lopez', '.maria', `m${'a'.repeat(32)}`])
    assert.equal(parseAppUserSearch(typed), { kind: 'malformed', error: 'El usuario no es válido' }, typed);
  assert.equal(parseAppUserSearch('1'.repeat(16)), {
    kind: 'malformed',
    error: 'El teléfono debe tener 8 dígitos',
  });
});

test('an empty text is neither a username nor a phone number', () => {
  assert.equal(parseAppUserSearch('  '), { kind: 'empty' });
});
