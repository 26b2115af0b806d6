import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fullName, maskedPhone, parseUserSearch } from '../../../src/domain/app-user.ts';

const test = suite('app user');

test('a username is found with or without its at sign', () => {
  assert.equal(parseUserSearch('maria.lopez'), { kind: 'ready', search: 'maria.lopez' });
  assert.equal(parseUserSearch('  @maria.lopez '), { kind: 'ready', search: 'maria.lopez' });
});

test('the capital a telephone keyboard begins with does no harm', () => {
  assert.equal(parseUserSearch('Maria.lopez'), { kind: 'ready', search: 'maria.lopez' });
});

test('a telephone is found however its digits are grouped, with or without country code', () => {
  assert.equal(parseUserSearch('5512-1234'), { kind: 'ready', search: '55121234' });
  assert.equal(parseUserSearch('+502 5512 1234'), { kind: 'ready', search: '50255121234' });
});

test('what may still become a username or a telephone is unfinished, not wrong', () => {
  for (const typed of ['m', 'ma', '@', '5', '5512 12'])
    assert.is(parseUserSearch(typed).kind, 'unfinished', typed);
});

test('what can never become one is malformed, and says of which', () => {
  for (const typed of ['maria lopez', 'maría', 'maria-lopez', '.maria', `m${'a'.repeat(32)}`])
    assert.equal(parseUserSearch(typed), { kind: 'malformed', error: 'El usuario no es válido' }, typed);
  assert.equal(parseUserSearch('1'.repeat(16)), {
    kind: 'malformed',
    error: 'El teléfono debe tener 8 dígitos',
  });
});

test('nothing typed is neither', () => {
  assert.equal(parseUserSearch('  '), { kind: 'empty' });
});

test('of a telephone only as much is shown as tells two people apart', () => {
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '55121234' }), '+502 5512 ••34');
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '' }), '');
});

test('a person without a last name has no space at the end', () => {
  assert.is(fullName({ name: 'María', lastname: '' }), 'María');
});

test.run();
