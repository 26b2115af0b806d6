import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '#access/sessions/scope.ts';
import { type PolledScope, readScopeVersion, rememberPolledScope } from '#access/sessions/scope-version.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { description } from '#ground/contract/described-operations.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Unchanged } from './handler.ts';

interface PolledCall {
  database: Queryable;
  session: Session;
  polled: PolledScope | undefined;
  headers: Headers;
}

/**
 * The result of a call that clients poll. If the caller sends the current tag, the result is only that tag, and no
 * rows are read.
 * @param scope the scope that `read` reads
 * @param also everything else that the content depends on, such as the name of the call and the day
 */
export async function resultIfChanged<Content>(
  { database, session, polled, headers }: PolledCall,
  scope: Scope,
  also: readonly string[],
  read: () => Promise<Content>,
): Promise<{ content: Content; tag: string } | Unchanged> {
  const { tokenHash } = session;
  // The version is read before the rows: a change in between causes an extra read, but is never missed.
  const version = isDeepStrictEqual(polled?.scope, scope)
    ? polled?.version
    : await readScopeVersion(database, scope);
  rememberPolledScope(tokenHash, scope);
  const tag = tagOf([version, scope, also, tokenHash, session.business.timeZone]);
  return isKnown(headers, tag) ? { unchanged: tag } : { content: await read(), tag };
}

// A weak tag, because the content includes the server's time and may be compressed.
function tagOf(parts: readonly unknown[]): string {
  const text = JSON.stringify([description.info.version, ...parts]);
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

function isKnown(headers: Headers, tag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === tag);
}
