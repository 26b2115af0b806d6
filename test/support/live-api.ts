import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { PASSWORD } from './portal-page.ts';

/** The SDK of a user with a new session on a running server. */
export async function liveApi(url: string, username: string): Promise<BusinessApi> {
  let sessionId: string | undefined;
  const api = createBusinessApi({ baseUrl: `${url}/api`, getSessionId: () => sessionId });
  const session = await api.auth.signIn({ username, password: PASSWORD });
  if (!session.ok) throw new Error(`${username} could not sign in: ${session.failure.message}`);
  sessionId = session.data.sessionId;
  return api;
}

/** The newest e-mail of a running server with this subject. */
export async function newestMail(url: string, words: string): Promise<{ body: string; code: string }> {
  const outbox = (await (await fetch(`${url}/sandbox/v1/outbox`)).json()) as {
    emails: { body: string; code: string | null }[];
  };
  const mail = outbox.emails.find(({ body }) => body.includes(words));
  if (!mail) throw new Error(`No e-mail says ${words}`);
  return { body: mail.body, code: mail.code ?? '' };
}
