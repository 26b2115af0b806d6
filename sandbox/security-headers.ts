import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

// The portal's page has its own policy, written by its build.
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
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The headers OWASP recommends for a static application, on every response except a 304 of the API, which has no
 * content: nothing inline, nothing from elsewhere, no frames.
 * @param policyOf the policy of a path that has its own, such as the portal's page
 */
export function securityHeaders(policyOf: (path: string) => Promise<string | undefined>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // A polling client already has the headers of the response it kept.
    if (context.res.status === 304 && context.req.path.startsWith('/api/')) return;
    const own = await policyOf(context.req.path);
    await setHeaders(context, async () => {});
    const { headers } = context.res;
    if (own) headers.set('Content-Security-Policy', own);
    if (context.req.header('x-forwarded-proto') === 'https') {
      headers.set('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    }
  };
}
