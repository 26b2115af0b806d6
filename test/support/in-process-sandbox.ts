import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { test } from 'uvu';
import { createAltcha } from '../../sandbox/captcha/altcha.ts';
import { createApi } from '../../sandbox/create-api.ts';
import type { Database } from '../../sandbox/db/database.ts';
import type { Standby } from '../../sandbox/db/standby.ts';
import { advanceClock } from '../../sandbox/rules/clock.ts';
import { PASSWORD_COST } from '../../sandbox/rules/password-hash.ts';
import type { WebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';
import { checkFailureCodes } from './check-failure-codes.ts';
import { openFixtureDatabase } from './fixture-database.ts';
import { PASSWORD } from './insert-fixture.ts';

// A production-strength hash takes as long as a hundred calls.
Object.assign(PASSWORD_COST, { logN: 4, parallelization: 1 });

export interface RawResponse {
  status: number;
  headers: Headers;
  content: unknown;
  info: { title: string; message: string; fields?: { field: string; message: string }[] };
}

export interface TestSandbox {
  database: Database;
  handle(request: Request): Promise<Response>;
  /** Signs a user in and returns the token of the session. */
  signIn(username: string): Promise<string>;
  /** The SDK with a session of this user. */
  api(username: string): Promise<BusinessApi>;
  /** A raw call of a path below `/api/`. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** A raw POST: `path` is below `/api/`, and `content` is put into an envelope. */
  post(path: string, content: unknown, headers?: Record<string, string>): Promise<RawResponse>;
  /** Advances the sandbox's clock. */
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the sandbox without a port, on a database with the fixture. Every response is checked against the description, and every
 * rejection must have a code.
 */
export async function openSandbox(
  database?: Database,
  webhooks?: WebhookSender,
  standby?: Standby,
): Promise<TestSandbox> {
  const own = database ?? (await openFixtureDatabase());
  const sandbox = createApi({
    database: own,
    standby,
    checkResponses: true,
    housekeepingSeconds: 0,
    webhookSeconds: 0,
    // Cheap to solve, because the tests make many sign-up calls.
    captcha: createAltcha({ maxNumber: 500 }),
    // A call without the header has no client address, and so no rate limit by address.
    trustProxy: true,
    ...(webhooks ? { webhooks } : {}),
  });

  const { handle, check } = checkFailureCodes(sandbox.handle);

  const call: TestSandbox['call'] = async (path, init) =>
    // Node needs `duplex` for a streamed body; the DOM types do not have it.
    handle(new Request(`http://sandbox/api/${path}`, { ...init, ...{ duplex: 'half' } }));
  const post: TestSandbox['post'] = async (path, content, headers = {}) => {
    const body = JSON.stringify({ requestContent: content });
    const response = await call(path, { method: 'POST', headers, body });
    const { responseContent, info } = (await response.json()) as {
      responseContent: unknown;
      info: RawResponse['info'];
    };
    return { status: response.status, headers: response.headers, content: responseContent, info };
  };

  const signIn: TestSandbox['signIn'] = async (username) => {
    const { status, content, info } = await post('auth/v3/credentials', { username, password: PASSWORD });
    if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${info.message}`);
    return (content as { sessionId: string }).sessionId;
  };

  return {
    database: own,
    handle,
    signIn,
    call,
    post,
    async api(username) {
      const sessionId = await signIn(username);
      return createBusinessApi({
        baseUrl: 'http://sandbox/api',
        getSessionId: () => sessionId,
        fetch: handle,
      });
    },
    async advance(seconds) {
      await advanceClock(own, seconds);
    },
    async close() {
      await sandbox.close();
      await own.close();
      check();
    },
  };
}

/** A sandbox that is closed after the tests of a file. */
export async function sandboxOf(...how: Parameters<typeof openSandbox>): Promise<TestSandbox> {
  const sandbox = await openSandbox(...how);
  test.after(() => sandbox.close());
  return sandbox;
}

/** Users of the fixture by the name that tests give them. */
const PEOPLE = {
  admin: 'tiendaluna',
  administracion: 'tiendaluna-administracion',
  centro: 'tiendaluna-centro',
  zona10: 'tiendaluna-zona10',
  caja1: 'tiendaluna-centro-caja1',
  sol: 'cafesol',
};

/** A sandbox that is closed after the tests of a file, and the clients of users who have signed in, in this order. */
export async function sandboxWith<Name extends keyof typeof PEOPLE>(...names: Name[]) {
  const sandbox = await sandboxOf();
  const clients = {} as Record<Name, BusinessApi>;
  for (const name of names) clients[name] = await sandbox.api(PEOPLE[name]);
  return { sandbox, database: sandbox.database, ...clients };
}
