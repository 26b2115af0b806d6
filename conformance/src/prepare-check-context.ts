import { randomInt } from 'node:crypto';
import {
  type CheckContext,
  type Credentials,
  type GivenUsers,
  type Payer,
  type Schemas,
  type SignedIn,
  signIn,
} from './check-context.ts';
import type { Backend } from './checked-backend.ts';
import { cleanUp } from './clean-up.ts';
import { accepted, expect } from './expect.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export interface CheckSettings {
  users: GivenUsers;
  payer?: Payer | undefined;
  webhooks?: WebhookReceiver | undefined;
  /** Called for everything that the run created and could not remove. */
  onLeftBehind?: ((thing: string) => void) | undefined;
}

/**
 * Signs in the given users and creates the run's own cashier. If this fails, everything done so far is undone.
 * @returns the context of the checks, and a function that removes everything the run created
 */
export async function prepareCheckContext(
  backend: Backend,
  settings: CheckSettings,
): Promise<{ context: CheckContext; cleanUp: () => Promise<void> }> {
  const signedIn: SignedIn[] = [];
  const undo = () => cleanUp(backend, signedIn, settings.onLeftBehind);
  try {
    return { context: await openCheckContext(backend, settings, signedIn), cleanUp: undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

async function openCheckContext(
  backend: Backend,
  { users, payer, webhooks }: CheckSettings,
  signedIn: SignedIn[],
): Promise<CheckContext> {
  async function open(credentials: Credentials): Promise<SignedIn> {
    const user = await signIn(backend, credentials);
    signedIn.push(user);
    return user;
  }
  const admin = await open(users.admin);
  const branchAdmin = await open(users.branchAdmin);
  const cashier = await open(users.cashier);
  const otherAdmin = users.otherAdmin && (await open(users.otherAdmin));
  const { branchId } = cashier.userData.user;
  expect(
    branchId && branchId === branchAdmin.userData.user.branchId,
    'The cashier and the branch administrator are not of the same branch',
  );
  const search = { search: users.appUser };
  const found = accepted(
    await backend.post('/transactions/v3/verify-user', search, { token: cashier.token }),
  );
  const ownCashier = await createCashier(backend, admin.token, branchId, branchAdmin.userData.user.username);
  return {
    backend,
    given: users,
    admin,
    branchAdmin,
    cashier,
    otherAdmin,
    friUserId: found.user.id,
    ownCashier,
    payer,
    webhooks,
    async sendRequest(content = {}, from = cashier) {
      const request = { friUserId: found.user.id, amount: 1, note: NOTE, ...content };
      const settings = { token: from.token };
      return accepted(await backend.post('/transactions/v3/requests/send', request, settings)).transaction;
    },
  };
}

/** Contains characters outside ASCII and the Basic Multilingual Plane, which must be returned unchanged. */
export const NOTE = 'Prueba de conformidad: ñandú, «2 × café», 🥐';

async function createCashier(
  backend: Backend,
  token: string,
  businessBranchId: string,
  branchUsername: string,
): Promise<Schemas['Cashier']> {
  const suffix = `conf${randomInt(36 ** 8).toString(36)}`;
  const content = {
    name: `Ñandú y Compañía ${suffix}`,
    username: `${branchUsername}-${suffix}`,
    emailAddress: 'conformidad@example.com',
    referenceId: 'C1',
    businessBranchId,
  };
  return accepted(await backend.post('/users/v3/create', content, { token })).user;
}
