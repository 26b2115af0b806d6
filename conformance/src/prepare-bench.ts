import { randomInt } from 'node:crypto';
import type { Backend } from './backend.ts';
import { type Bench, type GivenUsers, type Payer, type Schemas, signIn } from './bench.ts';
import { expect } from './misfit.ts';
import { accepted } from './reply.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export interface BenchSettings {
  users: GivenUsers;
  payer?: Payer | undefined;
  webhooks?: WebhookReceiver | undefined;
}

/**
 * Signs in the given users and creates the run's own cashier.
 * @returns the bench, and what takes back all that the run has created
 */
export async function prepareBench(
  backend: Backend,
  { users, payer, webhooks }: BenchSettings,
): Promise<{ bench: Bench; cleanUp: () => Promise<void> }> {
  const admin = await signIn(backend, users.admin);
  const branchAdmin = await signIn(backend, users.branchAdmin);
  const cashier = await signIn(backend, users.cashier);
  const otherAdmin = users.otherAdmin && (await signIn(backend, users.otherAdmin));
  const { branchId } = cashier.userData.user;
  expect(
    branchId && branchId === branchAdmin.userData.user.branchId,
    'The cashier and the branch administrator are not of the same branch',
  );
  const found = await backend.post(
    '/transactions/v3/verify-user',
    { search: users.appUser },
    { token: cashier.token },
  );
  const ownCashier = await createCashier(backend, admin.token, branchId, branchAdmin.userData.user.username);

  const sent: Schemas['Transaction'][] = [];
  const bench: Bench = {
    backend,
    given: users,
    admin,
    branchAdmin,
    cashier,
    otherAdmin,
    friUserId: accepted(found).user.id,
    ownCashier,
    payer,
    webhooks,
    async sendRequest(content = {}, from = cashier) {
      const request = { friUserId: bench.friUserId, amount: 1, note: NOTE, ...content };
      const { transaction } = accepted(
        await backend.post('/transactions/v3/requests/send', request, { token: from.token }),
      );
      sent.push(transaction);
      return transaction;
    },
  };

  // One that fails does not keep the others from being taken back.
  async function cleanUp(): Promise<void> {
    const { token } = admin;
    const cancel = ({ id }: Schemas['Transaction']) =>
      backend.post('/transactions/v3/requests/cancel', { transactionId: id }, { token });
    await Promise.allSettled(sent.map(cancel));
    const own = { userId: ownCashier.id, businessBranchId: branchId };
    await Promise.allSettled([backend.post('/users/v3/delete', own, { token })]);
    const users = [admin, branchAdmin, cashier, otherAdmin].filter((user) => user !== undefined);
    await Promise.allSettled(users.map((user) => backend.post('/auth/v3/logout', {}, { token: user.token })));
  }
  return { bench, cleanUp };
}

const NOTE = 'Prueba de conformidad';

async function createCashier(
  backend: Backend,
  token: string,
  businessBranchId: string,
  branchUsername: string,
): Promise<Schemas['Cashier']> {
  const suffix = `conf${randomInt(1_000_000)}`;
  const content = {
    name: `Conformidad ${suffix}`,
    username: `${branchUsername}-${suffix}`,
    emailAddress: 'conformidad@example.com',
    referenceId: 'C1',
    businessBranchId,
  };
  return accepted(await backend.post('/users/v3/create', content, { token })).user;
}
