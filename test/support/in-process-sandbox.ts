import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { test } from 'uvu';
import { createAltcha } from '#sandbox/access/captcha/altcha.ts';
import { PASSWORD_COST } from '#sandbox/access/passwords/password-hash.ts';
import type { Database } from '#sandbox/ground/db/database.ts';
import type { Standby } from '#sandbox/http/pipeline/standby.ts';
import { createApi } from '#sandbox/operation/run/create-api.ts';
import { simulatedBank } from '#sandbox/operation/world/simulated-bank.ts';
import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { advanceClock } from '#sandbox/terms/time/clock.ts';
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

export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>;

/**
 * Opens the sandbox without a port, on a database with the fixture. Every response is checked against the description, and every
 * rejection must have a code.
 */
export async function openSandbox(given?: Database, webhooks?: WebhookSender, standby?: Standby) {
  const database = given ?? (await openFixtureDatabase());
  const sandbox = createApi({
    database,
    standby,
    checkResponses: true,
    housekeepingSeconds: 0,
    webhookSeconds: 0,
    // Cheap to solve, because the tests make many sign-up calls.
    captcha: createAltcha({ maxNumber: 500 }),
    // A call without the header has no client address, and so no rate limit by address.
    trustProxy: true,
    bank: simulatedBank,
    ...(webhooks ? { webhooks } : {}),
  });

  const { handle, check } = checkFailureCodes(sandbox.handle);

  /** A raw call of a path below `/api/`. */
  const call = async (path: string, init?: RequestInit) =>
    // Node needs `duplex` for a streamed body; the DOM types do not have it.
    handle(new Request(`http://sandbox/api/${path}`, { ...init, ...{ duplex: 'half' } }));
  /** A raw POST: `path` is below `/api/`, and `content` is put into an envelope. */
  const post = async (
    path: string,
    content: unknown,
    headers: Record<string, string> = {},
  ): Promise<RawResponse> => {
    const body = JSON.stringify({ requestContent: content });
    const response = await call(path, { method: 'POST', headers, body });
    const { responseContent, info } = (await response.json()) as {
      responseContent: unknown;
      info: RawResponse['info'];
    };
    return { status: response.status, headers: response.headers, content: responseContent, info };
  };

  /** Signs a user in and returns the token of the session. */
  const signIn = async (username: string) => {
    const { status, content, info } = await post('auth/v3/credentials', { username, password: PASSWORD });
    if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${info.message}`);
    return (content as { sessionId: string }).sessionId;
  };

  return {
    database,
    handle,
    signIn,
    call,
    post,
    /** The SDK with a session of this user. */
    async api(username: string) {
      const sessionId = await signIn(username);
      return createBusinessApi({
        baseUrl: 'http://sandbox/api',
        getSessionId: () => sessionId,
        fetch: handle,
      });
    },
    /** Advances the sandbox's clock. */
    advance: (seconds: number) => advanceClock(database, seconds),
    async close() {
      await sandbox.close();
      await database.close();
      check();
    },
  };
}

/** A sandbox that is closed after the tests of a file. */
export async function sandboxOf(...how: Parameters<typeof openSandbox>) {
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
