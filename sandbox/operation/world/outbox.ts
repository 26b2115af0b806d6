import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** Enough to include the e-mail that was just sent. */
const LIMIT = 50;

export interface OutboxEmail {
  id: number;
  to: string;
  subject: string;
  body: string;
  date: Date;
  /** The six-digit verification code in the e-mail, if there is one. */
  code: string | null;
  /** True if it can be shown as an HTML page. */
  hasPage: boolean;
  /** Name of the attached file; null if there is none. */
  attachmentName: string | null;
}

/** GET outbox: the e-mails sent by the API, newest first. */
export function listOutbox(database: Queryable): Promise<OutboxEmail[]> {
  return database.query<OutboxEmail>(
    `select id, to_address as "to", subject, body, created_at as date, substring(body from '(?<![\\w-])\\d{6}(?![\\w-])') as code,
       html is not null as "hasPage", attachment_name as "attachmentName"
     from outbox order by id desc limit ${LIMIT}`,
  );
}

/**
 * The `Content-Security-Policy` for showing an e-mail as a page, which has inline styles and runs no scripts; undefined for any
 * other path.
 */
export const mailPagePolicy = (path: string): string | undefined =>
  /^\/sandbox\/v1\/outbox\/\d+\/page$/.test(path)
    ? "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    : undefined;

/** GET outbox/{id}/page: an e-mail as mail programs show it. @throws ApiError 404 if it has no page */
export async function readMailPage(database: Queryable, id: string): Promise<Response> {
  const [mail] = await find<{ html: string | null }>(database, 'html', id);
  if (!mail?.html) throw notFound('Este correo no tiene página');
  return new Response(mail.html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** GET outbox/{id}/attachment: the PDF of an e-mail. @throws ApiError 404 if it has none */
export async function readAttachment(database: Queryable, id: string): Promise<Response> {
  const [mail] = await find<{ attachment: Uint8Array | null }>(database, 'attachment', id);
  if (!mail?.attachment) throw notFound('Este correo no tiene adjunto');
  return new Response(new Uint8Array(mail.attachment), {
    headers: { 'Content-Type': 'application/pdf', 'X-Content-Type-Options': 'nosniff' },
  });
}

const find = <Row>(database: Queryable, column: 'html' | 'attachment', id: string): Promise<Row[]> =>
  database.query<Row>(`select ${column} from outbox where id::text = $1`, [id]);
