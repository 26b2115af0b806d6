import type { Queryable } from '#ground/db/database.ts';
import { errorResponse, toResponse } from '#http/server/response-envelope.ts';
import { readAvatar } from '#places/profile/business-avatar.ts';
import { notFound } from '#terms/errors/api-error.ts';

/** GET media/avatars/{file}: a picture. Its headers prevent anything from running when the URL is opened directly. */
export async function serveAvatar(database: Queryable, file: string): Promise<Response> {
  const bytes = await readAvatar(database, file);
  if (!bytes) return toResponse(errorResponse(notFound('No existe esta imagen')));
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.byteLength),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
