import { createHash } from 'node:crypto';

/** Allows nothing from other origins, no frames, and inline only what this build has inserted. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

const OFFLINE = {
  'default-src': ["'none'"],
  'script-src': [],
  'style-src': [],
  'img-src': ['data:'],
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

// Only the origins that reCAPTCHA's documentation requires.
const RECAPTCHA = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * The page's `Content-Security-Policy`, for any server that serves it: `default`, or `recaptcha` if `config.json` selects that
 * captcha.
 */
export function securityPolicy({ scripts, styles }) {
  const inline = { 'script-src': scripts.map(hashOf), 'style-src': styles.map(hashOf) };
  return { default: textOf(POLICY, inline), recaptcha: textOf(POLICY, RECAPTCHA, inline) };
}

/** The policy of the offline page, which loads nothing and only checks whether the server responds again. */
export function offlinePolicy({ scripts, styles }) {
  return textOf(OFFLINE, { 'script-src': scripts.map(hashOf), 'style-src': styles.map(hashOf) });
}

function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function textOf(...parts) {
  const names = new Set(parts.flatMap(Object.keys));
  return [...names].map((name) => [name, ...parts.flatMap((part) => part[name] ?? [])].join(' ')).join('; ');
}
