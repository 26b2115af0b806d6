import { randomInt } from 'node:crypto';
import { area } from '../check.ts';
import { signIn } from '../check-context.ts';
import { sessionOperations } from '../described-operations.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';

export const sessionChecks = area('sessions', [
  {
    rule: 'A wrong password and an unknown username get the same 401.',
    async run({ backend, given: { cashier } }) {
      const tryTo = (username: string) =>
        backend.post('/auth/v3/credentials', { username, password: 'Conformance#1' });
      const wrong = rejected(await tryTo(cashier.username), 401, 'for a wrong password');
      // Uses a new username in each run, because too many attempts for one username give a 429.
      const unknown = rejected(
        await tryTo(`${cashier.username}x${randomInt(1_000_000)}`),
        401,
        'for an unknown username',
      );
      expectSame(unknown.info, wrong.info, 'info for an unknown username');
    },
  },
  {
    rule: 'Every operation that needs a session is 401 without one, and with a token that was never given out.',
    async run({ backend }) {
      for (const { method, path } of sessionOperations) {
        for (const token of [undefined, 'conformance-conformance-conformance']) {
          const body = JSON.stringify({ requestContent: {} });
          const reply = await backend.sendText(method, path as never, body, { token });
          if (reply.missingPart) continue;
          rejected(reply, 401, token ? 'for a token never given out' : 'without a token');
        }
      }
    },
  },
  {
    rule: 'A session is that of its user, with the permissions of its type.',
    async run({ admin, branchAdmin, cashier }) {
      for (const [user, type] of [
        [admin, 'admin'],
        [branchAdmin, 'branch_admin'],
        [cashier, 'operator'],
      ] as const) {
        expectSame(user.userData.user.type, type, `The type of ${user.userData.user.username}`);
        const missing = PERMISSIONS[type].filter(
          (one) => !user.userData.permissions.some((own) => own === one),
        );
        expectSame(missing, [], `The missing permissions of the ${type}`);
        const excess = user.userData.permissions.filter((one) => FORBIDDEN[type].some((own) => own === one));
        expectSame(excess, [], `The excess permissions of the ${type}`);
      }
    },
  },
  {
    rule: 'A renewed session lasts 21,600 seconds and keeps its user.',
    async run({ backend, given, cashier }) {
      const { token } = await signIn(backend, given.cashier);
      const renewed = accepted(await backend.post('/auth/v3/session/renew', {}, { token }));
      const seconds = renewed.sessionExpiresInSeconds;
      expect(seconds > 21_500 && seconds <= 21_600, `sessionExpiresInSeconds is ${seconds}`);
      expectSame(renewed.userData.user.id, cashier.userData.user.id, 'The user of a renewed session');
      accepted(await backend.post('/auth/v3/logout', {}, { token: renewed.sessionId }));
    },
  },
  {
    rule: 'Signing out ends that session at once, and no other.',
    async run({ backend, given, cashier }) {
      const { token } = await signIn(backend, given.cashier);
      accepted(await backend.post('/transactions/v3/pending', {}, { token }));
      accepted(await backend.post('/auth/v3/logout', {}, { token }));
      rejected(await backend.post('/transactions/v3/pending', {}, { token }), 401, 'after signing out');
      accepted(await backend.post('/transactions/v3/pending', {}, { token: cashier.token }));
    },
  },
]);

const PERMISSIONS = {
  admin: ['view_balance', 'view_payments', 'closing_history', 'cashier_manage', 'branch_manage', 'user_view'],
  branch_admin: ['view_balance', 'view_payments', 'closing_history', 'cashier_manage'],
  operator: ['view_payments', 'profile_view'],
} as const;

const FORBIDDEN = {
  admin: ['closing_blocked', 'closing_for_master_cashier'],
  branch_admin: ['branch_view', 'branch_manage', 'user_view', 'closing_blocked'],
  operator: ['view_balance', 'cashier_view', 'cashier_manage', 'branch_view', 'branch_manage', 'user_view'],
} as const;
