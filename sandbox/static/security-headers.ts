import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

const setHeaders = secureHeaders({
  contentSecurityPolicy: {
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
  },
  permissionsPolicy: {
    camera: [],
    geolocation: [],
    microphone: [],
    payment: [],
    usb: [],
  },
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Only an answer that came through https may ask for it; see below.
  strictTransportSecurity: false,
  // What these two guard against needs Internet Explorer or Flash.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
});

const ONE_YEAR_SECONDS = 31_536_000;

/** The headers OWASP asks of a static application, on every answer: nothing inline, nothing from elsewhere, no frames. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await setHeaders(context, next);
  if (context.req.header('x-forwarded-proto') === 'https') {
    context.res.headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
  }
};
