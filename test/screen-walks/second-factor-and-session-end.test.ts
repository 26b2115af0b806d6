import { signedInClient } from '../support/signed-in-client.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { enrollSecondFactor } from './support/enroll-second-factor.ts';
import { walkScreens } from './support/walk-screens.ts';
import { walkSuite } from './support/walk-suite.ts';
import {
  SESSION_END,
  toEnroll,
  withOneTimePassword,
  withSecondFactor,
} from './walks/second-factor-and-session-end.ts';

const scenario = walkSuite('Screens before and after a session');

scenario('somebody with a second factor', async ({ page, server }) => {
  const username = 'tiendaluna-administracion';
  return walkScreens(page, withSecondFactor(username, await enrollSecondFactor(server.url, username)));
});

scenario('somebody who has to set up a second factor', async ({ page, server }) => {
  const { administrativeUsers } = await signedInClient(server.url, 'tiendaluna');
  dataOf(await administrativeUsers.setSecondFactorRoles({ roleIds: ['ro_supervisor'] }));
  return walkScreens(page, toEnroll('tiendaluna-supervision'));
});

scenario('somebody with a one-time password', async ({ page, server }) => {
  const { cashiers } = await signedInClient(server.url, 'tiendaluna-antigua');
  dataOf(await cashiers.resetPassword({ userId: 'us_tiendaluna_antigua_caja2' }));
  const outbox = await (await fetch(`${server.url}/sandbox/v1/outbox`)).text();
  const password = /Contraseña de un solo uso: ([^\s\\"]+)/.exec(outbox)?.[1] ?? '';
  return walkScreens(page, withOneTimePassword('tiendaluna-antigua-caja2', password));
});

scenario('the warning before a session ends', ({ page }) => walkScreens(page, SESSION_END));
