import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

// The portal's page has a policy of its own, which the build writes.
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
  // Sent only over https; see below.
  strictTransportSecurity: false,
  // Both headers affect only Internet Explorer and Flash.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
};

const setHeaders = secureHeaders({ ...COMMON, contentSecurityPolicy: POLICY });
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Adds the headers that OWASP recommends for a static application: nothing inline, nothing from other origins, no frames. Only a
 * 304 of the API, which has no content, goes without them.
 * @param policyOf the policy of a path that has its own, such as the portal's page
 */
export function securityHeaders(policyOf: (path: string) => Promise<string | undefined>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // A polling client already has the headers of the response that it kept.
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
