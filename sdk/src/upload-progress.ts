/** Both are in bytes of the whole request, which is slightly larger than the file. */
export type UploadProgress = (sent: number, total: number) => void;

/**
 * A `fetch` with upload progress, which browsers only offer through XMLHttpRequest. Without it, as in Node, falls back to
 * the global `fetch` and reports nothing.
 */
export function fetchWithProgress(onProgress: UploadProgress): (request: Request) => Promise<Response> {
  return async (request) =>
    typeof XMLHttpRequest === 'undefined'
      ? await globalThis.fetch(request)
      : await sendByXhr(request, await request.blob(), onProgress);
}

function sendByXhr(request: Request, body: Blob, onProgress: UploadProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    xhr.onload = () => resolve(new Response(xhr.response, { status: xhr.status, headers: headersFrom(xhr) }));
    xhr.onerror = () => reject(new TypeError('The file could not be sent'));
    xhr.onabort = () => reject(request.signal.reason);
    if (request.signal.aborted) return reject(request.signal.reason);
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function headersFrom(xhr: XMLHttpRequest): Headers {
  const lines = xhr.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}
