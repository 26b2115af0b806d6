import type { Session } from '../../generated/entities.ts';
import { deadline } from '../deadline.ts';
import { needsSession } from '../needs-session-and-captcha.ts';
import { discardBody } from './discard-body.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface SignInOptions {
  /** The `baseUrl` of the client. */
  baseUrl: string;
  username: string;
  password: string;
  /** Makes each request. Defaults to the global `fetch`. */
  fetch?: Fetch | undefined;
}

const SIGN_IN_TIMEOUT_MS = 30_000;

interface OpenSession {
  id: string;
  /** Unix time in milliseconds after which the session is renewed. */
  renewAt: number;
}

/**
 * A `fetch` for the client's option of that name, for programs that run unattended: it signs in before the first call,
 * renews the session after half of its time, and signs in again when it has ended. Simultaneous calls share one sign-in
 * and one renewal.
 *
 * If signing in fails, every call gets that response (401 wrong credentials, which is then `session-ended`, 403 a
 * second factor, 429 too many attempts). After a 401, because five wrong passwords lock the username, and after a 403
 * the password is not sent a second time.
 * @throws TypeError if `baseUrl` is not an address
 */
export function signedInFetch(options: SignInOptions): Fetch {
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  // `Request` makes a whole address of the path that a page may give.
  const baseUrl = new Request(options.baseUrl).url.replace(/\/$/, '');
  let session: OpenSession | undefined;
  let rejection: Response | undefined;
  let opening: Promise<OpenSession | Response> | undefined;

  const post = (signal: AbortSignal, path: string, content: object, sessionId?: string) =>
    fetch(
      new Request(`${baseUrl}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(sessionId ? { Authorization: `Bearer ${sessionId}` } : {}),
        },
        body: JSON.stringify({ requestContent: content }),
        signal,
      }),
    );

  async function signIn(signal: AbortSignal): Promise<OpenSession | Response> {
    if (rejection) return rejection;
    const { username, password } = options;
    const response = await post(signal, '/auth/v3/credentials', { username, password });
    if (response.ok) return readSession(response);
    if (response.status === 401 || response.status === 403) rejection = response;
    return response;
  }

  async function renew(signal: AbortSignal, current: OpenSession): Promise<OpenSession | Response> {
    const response = await post(signal, '/auth/v3/session/renew', {}, current.id);
    const renewed = await readSession(response);
    if (isSession(renewed)) return renewed;
    return response.status === 401 ? signIn(signal) : current;
  }

  /** The open session, or the response of a failed sign-in. */
  async function openSession(): Promise<OpenSession | Response> {
    if (session && Date.now() < session.renewAt) return session;
    const current = session;
    opening ??= inTime((signal) => (current ? renew(signal, current) : signIn(signal))).finally(() => {
      opening = undefined;
    });
    const opened = await opening;
    session = isSession(opened) ? opened : undefined;
    return opened;
  }

  async function send(request: Request): Promise<{ response: Response; used?: OpenSession }> {
    const opened = await openSession();
    if (!isSession(opened)) return { response: opened.clone() };
    request.headers.set('Authorization', `Bearer ${opened.id}`);
    return { response: await fetch(request), used: opened };
  }

  return async (request) => {
    if (!needsSession(pathBelow(baseUrl, request))) return fetch(request);
    const { response, used } = await send(request.clone());
    if (response.status !== 401 || !used) return response;
    discardBody(response);
    if (session === used) session = undefined;
    return (await send(request)).response;
  };
}

/** Each call waits for the sign-in separately, so that one whose connection hangs does not delay later ones. */
async function inTime<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = deadline(SIGN_IN_TIMEOUT_MS, undefined);
  try {
    return await Promise.race([work(limit.signal), limit.reached]);
  } finally {
    limit.clear();
  }
}

// `instanceof` is not used, because a given `fetch` may return a class of its own.
const isSession = (opened: OpenSession | Response): opened is OpenSession => 'renewAt' in opened;

/** The session in a response; without one, such as in the page of a proxy, the same response, which no call can read. */
async function readSession(response: Response): Promise<OpenSession | Response> {
  const text = await response.text();
  try {
    const { sessionId, sessionExpiresInSeconds }: Session = JSON.parse(text).responseContent;
    return { id: sessionId, renewAt: Date.now() + (sessionExpiresInSeconds * 1000) / 2 };
  } catch {
    return new Response(text || null, response);
  }
}

function pathBelow(baseUrl: string, { url }: Request): string {
  return new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
}
