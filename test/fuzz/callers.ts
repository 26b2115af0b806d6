import fc from 'fast-check';
import type { TestSandbox } from '../support/in-process-sandbox.ts';
import { PASSWORD } from '../support/insert-fixture.ts';

/** Every kind of user of the fixture, grouped by the business whose mark they may see. */
const USERS = {
  owner: ['luna', 'zqluna'],
  administrator: ['luna', 'zqluna-administracion'],
  supervisor: ['luna', 'zqluna-supervisor'],
  accountant: ['luna', 'zqluna-contabilidad'],
  'branch admin': ['luna', 'zqluna-centro'],
  'branch admin of another branch': ['luna', 'zqluna-zona10'],
  cashier: ['luna', 'zqluna-zona10-caja1'],
  'titular cashier': ['luna', 'zqluna-centro-caja2'],
  'cashier without closing': ['luna', 'zqluna-centro-caja3'],
  'one-time password': ['luna', 'zqluna-centro-caja1'],
  'other owner': ['sol', 'zqsol'],
  'other branch admin': ['sol', 'zqsol-principal'],
  'other cashier': ['sol', 'zqsol-principal-caja1'],
} as const;

const STRANGERS = ['nobody', 'ended session', 'no session', 'odd session'] as const;

type UserName = keyof typeof USERS;
export type CallerName = UserName | (typeof STRANGERS)[number];
const CALLERS: readonly CallerName[] = [...(Object.keys(USERS) as UserName[]), ...STRANGERS];

/** Any caller; those with more permissions are chosen more often. */
export const anyCaller: fc.Arbitrary<CallerName> = fc.oneof(
  { arbitrary: fc.constantFrom<CallerName>('owner', 'other owner', 'branch admin'), weight: 3 },
  { arbitrary: fc.constantFrom<CallerName>(...(Object.keys(USERS) as UserName[])), weight: 4 },
  { arbitrary: fc.constantFrom<CallerName>(...STRANGERS), weight: 1 },
);

export const isStranger = (name: CallerName): boolean => !isUser(name);
const isUser = (name: CallerName): name is UserName => name in USERS;

export type Callers = Awaited<ReturnType<typeof signInCallers>>;

/** Signs all users in. */
export async function signInCallers(sandbox: TestSandbox) {
  const tokens = new Map<CallerName, string>();
  const hash = (
    await sandbox.database.query<{ hash: string }>('select password_hash as hash from users limit 1')
  )[0]?.hash;
  /** Signs a user in again when a call has ended their session, or changed their password or status. */
  const revive = async (name: CallerName) => {
    if (!isUser(name)) return;
    const [, username] = USERS[name];
    const oneTime = name === 'one-time password';
    await sandbox.database.query(
      `update users set status = 'active', must_change_password = $2, password_hash = $3 where username = $1`,
      [username, oneTime, hash],
    );
    await sandbox.database.query('update branches set status = $1 where id = any($2)', [
      'active',
      ['br_centro', 'br_zona10', 'br_sol'],
    ]);
    await sandbox.database.query('delete from rate_limits');
    tokens.set(name, await sandbox.signIn(username));
  };
  for (const name of CALLERS) await revive(name);
  const ended = await sandbox.signIn(USERS.owner[1]);
  await sandbox.post('auth/v3/logout', {}, { Authorization: `Bearer ${ended}` });
  const strangers: Record<(typeof STRANGERS)[number], string | undefined> = {
    nobody: undefined,
    'ended session': `Bearer ${ended}`,
    'no session': `Bearer ${'a'.repeat(2_000)}`,
    'odd session': "Basic ' or 1=1 --",
  };
  return {
    revive,
    /** The business of a caller, and the `Authorization` header if there is one. */
    of: (name: CallerName) =>
      isUser(name)
        ? { business: USERS[name][0], authorization: `Bearer ${tokens.get(name)}` }
        : { business: 'nobody', authorization: strangers[name] },
  };
}

/** Replaces the placeholders of credentials. */
export function fillCredentials(text: string, business: string): string {
  const [own, foreign] = business === 'sol' ? ['zqsol', 'zqluna'] : ['zqluna-centro', 'zqsol'];
  return text
    .replaceAll('@user:own@', own)
    .replaceAll('@user:foreign@', foreign)
    .replaceAll('@password@', PASSWORD);
}
