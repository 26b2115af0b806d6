import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
};

// Only the origins that the documentation of reCAPTCHA requires.
const POLICY_WITH_RECAPTCHA = {
  ...POLICY,
  scriptSrc: ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
  frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const COMMON: Parameters<typeof secureHeaders>[0] = {
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Only sent over https; see below.
  strictTransportSecurity: false,
  // Both headers only matter to Internet Explorer and Flash.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
};

const setHeaders = secureHeaders({ ...COMMON, contentSecurityPolicy: POLICY });
const setHeadersWithRecaptcha = secureHeaders({ ...COMMON, contentSecurityPolicy: POLICY_WITH_RECAPTCHA });

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The headers that OWASP recommends for a static application, on every response: nothing inline, nothing from other origins, no
 * frames.
 * @param needsRecaptcha tests if the response at a path has to load reCAPTCHA from Google
 */
export function securityHeaders(needsRecaptcha: (path: string) => Promise<boolean>): MiddlewareHandler {
  return async (context, next) => {
    const set = (await needsRecaptcha(context.req.path)) ? setHeadersWithRecaptcha : setHeaders;
    await set(context, next);
    if (context.req.header('x-forwarded-proto') === 'https') {
      const forOneYear = `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`;
      context.res.headers.set('Strict-Transport-Security', forOneYear);
    }
  };
}
