import { createHash } from 'node:crypto';
import { description } from '../contract/description.ts';
import type { Queryable } from '../db/database.ts';
import type { Scope } from '../rules/scope.ts';
import { readScopeVersion } from '../rules/scope-version.ts';
import type { Session } from '../rules/sessions.ts';
import type { Unchanged } from './handler.ts';

interface PolledCall {
  database: Queryable;
  session: Session;
  headers: Headers;
}

/**
 * The result of a call that clients poll. If the caller sends the tag that the result would have, it is only that tag, and no rows
 * are read.
 * @param scope what `read` reads
 * @param also all else that the content depends on, such as the name of the call and the day
 */
export async function resultIfChanged<Content>(
  { database, session, headers }: PolledCall,
  scope: Scope,
  also: readonly string[],
  read: () => Promise<Content>,
): Promise<{ content: Content; tag: string } | Unchanged> {
  // Before the rows: a change in between makes the next call read once too often, never once too seldom.
  const version = await readScopeVersion(database, scope);
  const tag = tagOf([version, scope, also, session.tokenHash, session.business.timeZone]);
  return isKnown(headers, tag) ? { unchanged: tag } : { content: await read(), tag };
}

// Weak, because the server's time in the content differs, and so may its compression.
function tagOf(parts: readonly unknown[]): string {
  const text = JSON.stringify([description.info.version, ...parts]);
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

function isKnown(headers: Headers, tag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === tag);
}
