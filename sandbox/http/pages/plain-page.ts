import { createHash } from 'node:crypto';
import { errorResponse } from '#http/server/response-envelope.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { escapeHtml } from '#terms/values/escape-html.ts';

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:26rem;margin:0 auto;padding:3rem 1.25rem;text-align:center;color:#171717;background:#fff}h1{font-size:1.25rem;margin:0}strong{display:block;font-size:3rem;line-height:1.2}button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:.5rem;color:#fff;background:#171717;cursor:pointer}@media(prefers-color-scheme:dark){body{color:#f5f5f5;background:#171717}button{color:#171717;background:#f5f5f5}}`;

interface Policy {
  /** Where its form may be sent. */
  formAction?: "'none'" | "'self'";
  /** A style besides that of plain pages. */
  style?: string;
  /** Pictures of this server, besides the empty icon. */
  images?: boolean;
}

/** The `Content-Security-Policy` of a plain page. */
export const plainPagePolicy = ({ formAction = "'none'", style, images = false }: Policy = {}): string =>
  [
    "default-src 'none'",
    `style-src ${[STYLE, style].flatMap((one) => (one ? [hashOf(one)] : [])).join(' ')}`,
    `img-src ${images ? "'self' " : ''}data:`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface PlainPage {
  content: string;
  policy: string;
  headers?: Record<string, string> | undefined;
  /** Replaces the page's own style. */
  style?: string;
  /** Markup before the style. */
  head?: string;
  /** Markup above the content, which then has a heading of its own. */
  header?: string;
}

/** Serves a page, or one that says why not, with the headers of that rejection. What a wrong code finds does not exist. */
export async function plainPageOr(policy: string, serve: () => Promise<Response>): Promise<Response> {
  try {
    return await serve();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const { headers, status } = errorResponse(cause);
    const content = `<p>${escapeHtml(cause.message)}</p>`;
    return plainPage(status === 422 ? 404 : status, cause.title, { content, policy, headers });
  }
}

/** A page outside the portal, without scripts. `content` is markup; texts in it are escaped. */
export function plainPage(
  status: number,
  title: string,
  { content, policy, headers, style = STYLE, head = '', header }: PlainPage,
): Response {
  const name = escapeHtml(title);
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">${head}<style>${style}</style></head><body>${header ?? ''}<main>${header ? '' : `<h1>${name}</h1>`}${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ...headers,
    },
  });
}
