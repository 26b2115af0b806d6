import type { Session } from '../../generated/entities.ts';
import { needsSession } from '../session-calls.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface SignInOptions {
  /** The `baseUrl` of the client. */
  baseUrl: string;
  username: string;
  password: string;
  /** Makes each request. Defaults to the global `fetch`. */
  fetch?: Fetch;
}

interface OpenSession {
  id: string;
  /** Unix time in milliseconds. */
  renewAt: number;
}

/**
 * A `fetch` for the client's option of that name, for programs that work on their own: it signs in before the first call, renews
 * the session when half of its time has passed, and signs in again when it has ended. Calls made at the same time share one
 * sign-in and one renewal.
 *
 * If signing in fails, every call gets that response (401 wrong credentials, 429 too many attempts), and a wrong password is
 * not sent a second time, because five wrong ones lock the username.
 */
export function signedInFetch(options: SignInOptions): Fetch {
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  let session: OpenSession | undefined;
  let rejection: Response | undefined;
  let opening: Promise<OpenSession | Response> | undefined;

  const post = (path: string, content: object, sessionId?: string) =>
    fetch(
      new Request(`${options.baseUrl}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(sessionId ? { Authorization: `Bearer ${sessionId}` } : {}),
        },
        body: JSON.stringify({ requestContent: content }),
      }),
    );

  async function signIn(): Promise<OpenSession | Response> {
    if (rejection) return rejection;
    const { username, password } = options;
    const response = await post('/auth/v3/credentials', { username, password });
    if (response.ok) return sessionIn(response);
    if (response.status === 401) rejection = response;
    return response;
  }

  async function renew(current: OpenSession): Promise<OpenSession | Response> {
    const response = await post('/auth/v3/session/renew', {}, current.id);
    return response.ok ? sessionIn(response) : response.status === 401 ? signIn() : current;
  }

  /** The open session, or the response of a sign-in that failed. */
  async function openSession(): Promise<OpenSession | Response> {
    if (session && Date.now() < session.renewAt) return session;
    opening ??= (session ? renew(session) : signIn()).finally(() => {
      opening = undefined;
    });
    const opened = await opening;
    session = opened instanceof Response ? undefined : opened;
    return opened;
  }

  async function send(request: Request): Promise<{ response: Response; used?: OpenSession }> {
    const opened = await openSession();
    if (opened instanceof Response) return { response: opened.clone() };
    request.headers.set('Authorization', `Bearer ${opened.id}`);
    return { response: await fetch(request), used: opened };
  }

  return async (request) => {
    if (!needsSession(pathBelow(options.baseUrl, request))) return fetch(request);
    const { response, used } = await send(request.clone());
    if (response.status !== 401 || !used) return response;
    if (session === used) session = undefined;
    return (await send(request)).response;
  };
}

async function sessionIn(response: Response): Promise<OpenSession> {
  const { responseContent } = (await response.json()) as { responseContent: Session };
  const halfMs = (responseContent.sessionExpiresInSeconds * 1000) / 2;
  return { id: responseContent.sessionId, renewAt: Date.now() + halfMs };
}

function pathBelow(baseUrl: string, { url }: Request): string {
  return new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
}
