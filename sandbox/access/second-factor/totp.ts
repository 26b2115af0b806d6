import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The name that authenticator applications show. */
const ISSUER = 'Portal de cobros';
const PERIOD_SECONDS = 30;
/** Length of the secret in bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of the previous and next steps are accepted too, because phone clocks are not exact. */
const WINDOW = 1;

/** A new secret in base32. */
export function newSecret(): string {
  const { buffer } = new Uint8Array(randomBytes(SECRET_BYTES));
  return new Secret({ buffer }).base32;
}

/** The URI that authenticator applications read from a QR code. */
export function otpauthUri(secret: string, username: string): string {
  return totp(secret, username).toString();
}

/** The 30-second step to which a code belongs, by the server's clock; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}
