import type { Session } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { followAccess } from '#app/layout/follow-access.ts';
import type { Permission } from '#domain/permissions.ts';
import { currentUser } from '#stores/current-user.ts';
import { message } from '#stores/messages.ts';
import { startSession } from '#stores/session.ts';
import { nextTask } from '#stores/yield-to-browser.ts';
import { ADMIN, adminSession } from '../../fixtures/session.ts';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const RENEW = 'auth/v3/session/renew';
const BALANCES = 'transactions/v3/balances';
const CONTABILIDAD: readonly Permission[] = ['view_balance', 'view_payments', 'closing_history'];

/** The session data of a role, as the server returns them. */
function sessionAs(roleName: string, permissions: readonly Permission[], accessVersion: string) {
  const opened = adminSession(permissions);
  const { userData } = opened;
  return { ...opened, userData: { ...userData, accessVersion, user: { ...userData.user, roleName } } };
}

/** Opens an address as an administrator whose role has changed on the server. */
function open(path: string, renewed: Session = sessionAs('Contabilidad', CONTABILIDAD, `${path}-2`)) {
  history.replaceState(null, '', path);
  startSession(sessionAs('Administrador', ADMIN, `${path}-1`));
  const version = `${path}-2`;
  const stubbed = stubbedApi({
    [RENEW]: renewed,
    [BALANCES]: () => {
      const response = successResponse({ balanceDetail: {} });
      response.headers.set('X-Access-Version', version);
      return response;
    },
  });
  followAccess();
  return stubbed;
}

const isContabilidad = () => currentUser.peek()?.roleName === 'Contabilidad';

/** Polls, and waits for the expected result, if there is one. */
async function poll(done?: () => boolean): Promise<void> {
  await keyedApi(createTransactionsApi).balances({});
  for (let turn = 0; turn < (done ? 2000 : 10) && !done?.(); turn++) await nextTask();
}

test('a new role applies at once with a message, a permitted screen stays open, and another is left', async () => {
  open('/closing/history?page=2');
  await poll(isContabilidad);
  assert.is(location.pathname + location.search, '/closing/history?page=2');
  const stubbed = open('/user-administration');
  await poll(isContabilidad);
  assert.equal(currentUser.value?.permissions, CONTABILIDAD);
  const words = 'Tu acceso cambió: Ahora tu rol es Contabilidad';
  assert.is(`${message.value?.title}: ${message.value?.text}`, words);
  assert.is(location.pathname, '/');
  await poll();
  assert.is(stubbed.callsOf(RENEW).length, 1);
});

test('after a failure the permissions are read again at the next response', async () => {
  const stubbed = open('/branches');
  const renew = stubbed.responders[RENEW];
  stubbed.responders[RENEW] = () => failureResponse(503, { title: 'Error', message: 'Intenta de nuevo' });
  await poll();
  assert.equal([currentUser.value?.permissions, message.value], [ADMIN, null]);
  Object.assign(stubbed.responders, { [RENEW]: renew });
  await poll(isContabilidad);
  assert.equal(currentUser.value?.permissions, CONTABILIDAD);
});

test('if a new version changes no role or permission, the session is renewed once, without a message', async () => {
  const { accessVersion, ...userData } = sessionAs('Administrador', ADMIN, '').userData;
  const stubbed = open('/profile', { ...sessionAs('', ADMIN, ''), userData });
  await poll();
  await poll();
  assert.equal([stubbed.callsOf(RENEW).length, message.value, accessVersion], [1, null, '']);
});
