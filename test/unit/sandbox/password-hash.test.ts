import { hashPassword, passwordMatches } from '#sandbox/access/passwords/password-hash.ts';
import { assert, test } from '../support/test.ts';

/** Milliseconds of processor time, which does not depend on what else the machine does. */
async function workOf(compared: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await compared();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('comparing a password takes as much work for an unknown username as for a known one', async () => {
  const hash = await hashPassword('Cobros#2026');
  const known = await workOf(() => passwordMatches('Quetzal*77', hash));
  const unknown = await workOf(() => passwordMatches('Quetzal*77', undefined));
  assert.ok(unknown > known / 2 && unknown < known * 2, `${unknown} and ${known} ms`);
});
