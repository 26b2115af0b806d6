import type { FileContent } from './handler.ts';

/** The response for a file, with its bytes, media type and name (RFC 6266, including names outside ASCII). */
export function toFileResponse({ bytes, name, contentType }: FileContent, method = 'GET'): Response {
  const isStream = bytes instanceof ReadableStream;
  // Canceled, because nobody would read it.
  if (isStream && method === 'HEAD') void bytes.cancel();
  return new Response(isStream && method === 'HEAD' ? null : (bytes as BodyInit), {
    headers: {
      'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
      ...(isStream ? {} : { 'Content-Length': String(bytes.byteLength) }),
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'no-store',
    },
  });
}

/** `attachment; filename="Cafe.xlsx"; filename*=UTF-8''Caf%C3%A9.xlsx`: `filename*` only if the name is not plain ASCII. */
function contentDisposition(given: string): string {
  // Characters that file systems refuse, and that some programs would save as %22.
  const name = given.replace(/["<>|?*:\\/]/g, '_');
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
