import type { components } from '../../sdk/generated/schema.ts';
import type { Backend } from './checked-backend.ts';
import { accepted } from './expect.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export type Schemas = components['schemas'];

export interface Credentials {
  username: string;
  password: string;
}

/** The users of the backend that the checks sign in with. */
export interface GivenUsers {
  /** The business's own account. */
  admin: Credentials;
  /** The administrator of the branch of `cashier`. */
  branchAdmin: Credentials;
  /** An active cashier that is not a titular cashier. */
  cashier: Credentials;
  /** An account of another business, to check that businesses never see each other. */
  otherAdmin?: Credentials;
  /** Username of the app user who is asked to pay. */
  appUser: string;
}

/** Accepts or rejects a request as the app user. */
export type Payer = (action: 'accept' | 'reject', transaction: Schemas['Transaction']) => Promise<void>;

export interface SignedIn {
  token: string;
  userData: Schemas['SessionUserData'];
}

/** Everything a check works with. */
export interface CheckContext {
  backend: Backend;
  given: GivenUsers;
  admin: SignedIn;
  branchAdmin: SignedIn;
  cashier: SignedIn;
  otherAdmin: SignedIn | undefined;
  friUserId: string;
  /** A cashier that the run creates in the branch of `cashier` and deletes at its end. */
  ownCashier: Schemas['Cashier'];
  payer: Payer | undefined;
  webhooks: WebhookReceiver | undefined;
  /** Sends a request as the given user, by default the cashier. */
  sendRequest(content?: object, from?: SignedIn): Promise<Schemas['Transaction']>;
}

export async function signIn(backend: Backend, { username, password }: Credentials): Promise<SignedIn> {
  const session = accepted(await backend.post('/auth/v3/credentials', { username, password }));
  return { token: session.sessionId, userData: session.userData };
}

/** The current state of a transaction, with its timeline. */
export async function retrieve(
  { backend }: CheckContext,
  { token }: SignedIn,
  transactionId: string,
): Promise<Schemas['TransactionWithTimeline']> {
  return accepted(await backend.post('/transactions/v3/retrieve', { transactionId }, { token })).transaction;
}
