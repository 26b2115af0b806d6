import type { Body, FuzzRequest, Twist } from './requests.ts';

/** A request as it is sent over the network. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

const BOUNDARY = 'fuzz-boundary';
const WITHOUT_BODY = ['GET', 'HEAD'];

/**
 * Serializes a request.
 * @param fill replaces placeholders in texts
 */
export function toWire(
  request: FuzzRequest,
  authorization: string | undefined,
  fill: (text: string) => string,
): WireRequest {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) if (value !== '') headers[name] = fill(value);
  if (authorization !== undefined) headers.authorization = authorization;
  if (request.body.kind === 'form') headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
  const body = WITHOUT_BODY.includes(request.method) ? null : bytesOf(request.body, fill);
  return { method: request.method, path: `/api${fill(request.path)}`, headers, body };
}

function bytesOf(body: Body, fill: (text: string) => string): Buffer | null {
  switch (body.kind) {
    case 'none':
      return null;
    case 'form':
      return twisted(fill(formText(body)), body.twist, 'latin1');
    case 'json':
      return twisted(fill(jsonText(body)), body.twist, 'utf8');
  }
}

function jsonText({ content, envelope }: Extract<Body, { kind: 'json' }>): string {
  const isPart = typeof envelope === 'object' && envelope !== null && 'browserInfo' in envelope;
  const whole =
    envelope === undefined || isPart ? { requestContent: content, ...(isPart ? envelope : {}) } : envelope;
  return JSON.stringify(whole).replace(/"@raw:([^@"]*)@"/g, '$1');
}

function formText({ fields, fileName, file }: Extract<Body, { kind: 'form' }>): string {
  const part = (head: string, text: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const type = 'Content-Type: application/pdf';
  return `${texts.join('')}${part(`name="file"; filename="${fileName}"\r\n${type}`, file)}--${BOUNDARY}--\r\n`;
}

function twisted(text: string, twist: Twist | null, encoding: BufferEncoding): Buffer {
  switch (twist?.kind) {
    case undefined:
      return Buffer.from(text, encoding);
    case 'insert':
      return Buffer.from(
        text.replace(
          '{"requestContent":{',
          (all) => `${all}${JSON.stringify(twist.key)}:${JSON.stringify(twist.value) ?? 0},`,
        ),
      );
    case 'cut':
      return Buffer.from(text, encoding).subarray(0, Math.floor(text.length * twist.share));
    case 'append':
      return Buffer.from(text + twist.text, encoding);
    case 'prepend':
      return Buffer.from(twist.text + text, encoding);
    case 'latin-1':
      return Buffer.from(`${text.slice(0, -3)}\u00e9${text.slice(-3)}`, 'latin1');
    case 'utf-16':
      return Buffer.from(text, 'utf16le');
  }
}

const SHOWN = 1_500;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a command line that repeats it. */
export function toCurl({ method, path, headers, body }: WireRequest, who: string): string {
  const given = Object.entries(headers).map(([name, value]) =>
    name === 'authorization'
      ? `-H 'Authorization: Bearer <session: ${who}>'`
      : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const text = body?.toString('utf8') ?? '';
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${body?.byteLength} bytes)` : text;
  return [
    `curl -X ${method} ${quoted(`http://localhost:4173${path}`)}`,
    ...given,
    ...(body ? [`--data-raw ${quoted(shown)}`] : []),
  ].join(' \\\n  ');
}
