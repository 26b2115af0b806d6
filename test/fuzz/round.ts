import { observeRequest } from '#sandbox/http/server/observe-request.ts';
import {
  createWebhookSender,
  type Exchange,
  type WebhookSender,
} from '#sandbox/out/notifications/webhook-sender.ts';
import { ApiError } from '#sandbox/terms/errors/api-error.ts';
import { captchaToken } from '../support/captcha-token.ts';
import { decompressedText } from '../support/decompressed-text.ts';
import { openSandbox, type TestSandbox } from '../support/in-process-sandbox.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { type Callers, fillCredentials, signInCallers } from './callers.ts';
import { objectionTo, type Received } from './judge.ts';
import { BUSINESSES, markAndFillBusinesses, payBusiness } from './mark-and-fill-businesses.ts';
import { createOwnedIds, type OwnedIds } from './owned-ids.ts';
import type { FuzzRequest } from './requests.ts';
import { toCurl, toWire, type WireRequest } from './serialize-request.ts';

/** A response that the server should never give, with the reason. */
export class Objection extends Error {
  constructor(
    readonly reason: string,
    readonly reproduction: string,
  ) {
    super(`${reason}\n\n${reproduction}\n`);
  }
}

/** The number of calls between two payments, so that there is always something to act on. */
const PER_PAYMENT = 25;
/** The number of calls between two steps of the clock. */
const PER_STEP = 200;
const STEP_SECONDS = 120;

// Validates addresses like the real sender, and sends nothing.
const webhooks: WebhookSender = {
  isPrivate: createWebhookSender().isPrivate,
  send: async (): Promise<Exchange> => ({
    delivered: true,
    responseStatus: 200,
    responseBody: 'ok',
    durationMilliseconds: 1,
    error: null,
  }),
};

/** Opens a new database with two busy businesses, which callers of both and strangers attack. */
export async function openRound() {
  const sandbox = await openSandbox(undefined, webhooks);
  await markAndFillBusinesses(sandbox);
  const callers = await signInCallers(sandbox);
  const ids = createOwnedIds();
  await learnIds(sandbox, ids);
  // An exception of the sandbox, such as a response that violates the description, would be a 500 of a server on a port.
  let thrown: unknown;
  const serve = observeRequest(async (request: Request) =>
    sandbox.handle(request).catch((cause: unknown) => {
      thrown = cause;
      return new Response(String(cause), { status: 500 });
    }),
  );
  const captchas = { old: await captchaToken(sandbox.handle) };
  const tags = new Map<string, string>();
  let calls = 0;

  /** Sends a request. Returns the status. @throws Objection if the server should never respond like this */
  const attack = async (request: FuzzRequest): Promise<number> => {
    await goOn(sandbox, calls++);
    const caller = callers.of(request.caller);
    const needsCaptcha = Object.values(request.headers).includes('@captcha@');
    const captcha = needsCaptcha ? await captchaToken(sandbox.handle) : '';
    const tag = tags.get(request.operation.id) ?? '*';
    const fill = (text: string) =>
      fillCredentials(ids.fill(caller.business, text), caller.business)
        .replaceAll('@captcha@', captcha)
        .replaceAll('@old-captcha@', captchas.old)
        .replaceAll('@tag@', tag);
    const wire = toWire(request, caller.authorization, fill);
    thrown = undefined;
    const received = await send(serve, wire);
    if (received === undefined) return 0;
    tags.set(request.operation.id, received.headers.get('etag') ?? tag);
    const { operation, method } = request;
    const sent = `${wire.path} ${JSON.stringify(wire.headers)} ${wire.body?.toString() ?? ''}`;
    const asked = { operation, method, caller: request.caller, business: caller.business, sent };
    const objection = objectionTo(asked, received, ids);
    if (objection)
      throw new Objection(
        thrown ? `${objection}\n${(thrown as Error).stack}` : objection,
        toCurl(wire, request.caller),
      );
    await keepAlive(request, received, callers);
    return received.status;
  };

  return {
    attack,
    /** Checks the sums of the ledger and closes the database. */
    async end() {
      await assertLedgerHolds(sandbox.database);
      await sandbox.close();
    },
  };
}

async function send(
  serve: (request: Request) => Promise<Response>,
  wire: WireRequest,
): Promise<Received | undefined> {
  const { method, path, headers, body } = wire;
  let request: Request;
  try {
    request = new Request(`http://sandbox${path}`, {
      method,
      headers,
      body: body ? new Uint8Array(body) : null,
    });
  } catch {
    // Even the client rejects it; broken HTTP has tests of its own.
    return undefined;
  }
  const response = await serve(request);
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await decompressedText(response);
  return { status: response.status, headers: response.headers, text };
}

/** Lets somebody pay, and advances the clock. */
async function goOn(sandbox: TestSandbox, calls: number): Promise<void> {
  if (calls % PER_PAYMENT === 0) {
    for (const { id } of BUSINESSES)
      await payBusiness(sandbox, id, calls / PER_PAYMENT).catch((cause: unknown) => {
        // A blocked or deleted cashier cannot be paid.
        if (!(cause instanceof ApiError)) throw cause;
      });
  }
  if (calls % PER_STEP === PER_STEP - 1) await sandbox.advance(STEP_SECONDS);
}

async function keepAlive(request: FuzzRequest, { status, text }: Received, callers: Callers): Promise<void> {
  const oneTime = request.caller !== 'one-time password' && text.includes('password-change-needed');
  const isOut = status === 401 && request.operation.id !== 'auth.signIn';
  const acted = request.operation.id === 'auth.signOut' || request.operation.id === 'auth.changePassword';
  if (isOut || oneTime || (status === 200 && acted)) await callers.revive(request.caller).catch(() => {});
}

const TABLES: Record<string, string> = {
  transactions: 'business_id',
  closings: 'business_id',
  branches: 'business_id',
  users: 'business_id',
  webhook_deliveries: 'business_id',
  fund_sources: 'business_id',
  businesses: 'id',
};

async function learnIds(sandbox: TestSandbox, ids: OwnedIds): Promise<void> {
  for (const { id: businessId, name } of BUSINESSES) {
    for (const [table, column] of Object.entries(TABLES)) {
      const rows = await sandbox.database.query<{ id: string }>(
        `select id from ${table} where ${column} = $1 order by id`,
        [businessId],
      );
      for (const { id } of rows) ids.add(name, id);
    }
    const sessions = await sandbox.database.query<{ id: string }>(
      'select s.id from sessions s join users u on u.id = s.user_id where u.business_id = $1 order by s.id',
      [businessId],
    );
    for (const { id } of sessions) ids.add(name, id);
  }
}
