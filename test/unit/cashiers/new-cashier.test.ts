import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newCashierOf, usernameFor } from '../../../src/screens/cashiers/cashier-operations.ts';

for (const [name, username] of [
  ['', ''],
  ['Ca', ''],
  ['Caja 4', 'caja4'],
  ['  Panadería Ñandú ', 'panaderianandu'],
  ['2 de Mayo', 'demayo'],
  ['日本', ''],
  ['Mostrador de la entrada principal del mercado', 'mostradordelaentradaprincipaldel'],
] as const)
  test(`«${name}» suggests «${username}»`, () => {
    assert.is(usernameFor(name, { name: '', username: '' }), username);
  });

test('the username follows the name until another one is typed, or it is cleared', () => {
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: 'caja1' }), 'caja12');
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: 'caja' }), 'caja');
  assert.is(usernameFor('Caja 12', { name: 'Caja 1', username: '' }), '');
});

test('the password is sent to the branch’s e-mail address, if that is known', () => {
  assert.is(newCashierOf({ emailAddress: 'centro@tiendaluna.gt' }).emailAddress, 'centro@tiendaluna.gt');
  assert.is(newCashierOf({}).emailAddress, '');
});
