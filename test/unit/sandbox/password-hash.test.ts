import { hashPassword, passwordMatches } from '#sandbox/access/passwords/password-hash.ts';
import { assertAtMost } from '../../support/processor-time.ts';
import { assert, test } from '../support/test.ts';

test('comparing a password takes as much work for an unknown username as for a known one', async () => {
  const hash = await hashPassword('Cobros#2026');
  const known = () => passwordMatches('Quetzal*77', hash);
  const unknown = () => passwordMatches('Quetzal*77', undefined);
  await assertAtMost(2, known, unknown);
  await assertAtMost(2, unknown, known);
});

test('a password is the same whether a keyboard composes its accents or not', async () => {
  const hash = await hashPassword('Café*Sol7'.normalize('NFC'));
  assert.ok(await passwordMatches('Café*Sol7'.normalize('NFD'), hash));
});
