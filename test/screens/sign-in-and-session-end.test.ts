import { latestServerMail } from '../support/latest-server-mail.ts';
import { enroll } from '../support/screens/enroll-second-factor.ts';
import { screenSuite } from '../support/screens/screen-suite.ts';
import { walk } from '../support/screens/walk.ts';
import {
  SESSION_END,
  toEnroll,
  withOneTimePassword,
  withSecondFactor,
} from '../support/screens/walks/sign-in-and-session-end.ts';
import { serverClient } from '../support/server-client.ts';
import { dataOf } from '../support/unwrap-result.ts';

const { scenario, run } = screenSuite('Screens before and after a session');

scenario('somebody with a second factor', async ({ page, server }) => {
  const username = 'tiendaluna-administracion';
  return walk(page, withSecondFactor(username, await enroll(server.url, username)));
});

scenario('somebody who has to set up a second factor', async ({ page, server }) => {
  const { administrativeUsers } = await serverClient(server.url, 'tiendaluna');
  dataOf(await administrativeUsers.setSecondFactorRoles({ roleIds: ['ro_supervisor'] }));
  return walk(page, toEnroll('tiendaluna-supervision'));
});

scenario('somebody with a one-time password', async ({ page, server }) => {
  const { cashiers } = await serverClient(server.url, 'tiendaluna-antigua');
  dataOf(await cashiers.resetPassword({ userId: 'us_tiendaluna_antigua_caja2' }));
  const { body } = await latestServerMail(server.url, 'Contraseña de un solo uso');
  const password = /de un solo uso: (\S+)/.exec(body)?.[1] ?? '';
  return walk(page, withOneTimePassword('tiendaluna-antigua-caja2', password));
});

scenario('a session that is about to end', ({ page }) => walk(page, SESSION_END));

run();
