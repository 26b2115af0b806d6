/**
 * The origin at which the caller reached this server: `https://pagos.example.gt`. Behind a trusted proxy the scheme
 * is taken from `X-Forwarded-Proto`.
 */
export function serverOriginOf({ url, headers }: Request, trustProxy: boolean): string {
  const { protocol, host } = new URL(url);
  const secure = protocol === 'https:' || (trustProxy && headers.get('x-forwarded-proto') === 'https');
  return `${secure ? 'https' : 'http'}://${host}`;
}
