import { Hono } from 'hono';
import { apiReferencePolicy } from '#http/pages/create-api-reference.ts';
import { portalFiles } from '#http/pages/portal-files.ts';
import { portalPolicy } from '#http/pages/portal-policy.ts';
import { paymentPagePolicy } from '#http/pages/serve-payment-page.ts';
import { stopPagePolicy } from '#http/pages/serve-stop-page.ts';
import type { Connection } from '#http/server/client-address.ts';
import { crossOrigin } from '#http/server/cross-origin.ts';
import type { Handle } from '#http/server/not-ready.ts';
import { type OwnHosts, refuseUnknownHosts } from '#http/server/refuse-unknown-hosts.ts';
import { securityHeaders } from '#http/server/security-headers.ts';
import { unexpectedFailure } from '#http/server/unexpected-failure.ts';
import { DEMO_SIGN_INS } from '#operation/seed/demo-sign-ins.ts';
import { mailPagePolicy } from '#operation/world/outbox.ts';

export interface SiteOptions {
  /** The business API: `/api/…`, `/healthz` and `/readyz`. */
  api: Handle;
  /** The simulated world at `/sandbox` and below; null turns it off. */
  world: Handle | null;
  /** The API reference at `/docs` and below. */
  reference: Handle;
  portalFolder: string;
  /** Path below which the portal is served, without its last slash. */
  basePath?: string;
  /** False if the data has no demo businesses. */
  demo?: boolean;
  /** True if a host name belongs to this server. */
  isOwnHost: OwnHosts;
  /** Origins whose pages may call the API, besides this one. */
  corsOrigins?: readonly string[];
}

const NOT_THE_PORTAL = /^\/(api|docs|healthz|readyz|sandbox|assets)(\/|$)/;

const isPortalPage = (path: string, basePath: string): boolean =>
  `${path}/`.startsWith(`${basePath}/`) && !NOT_THE_PORTAL.test(path.slice(basePath.length));

const ownPolicy = (path: string): string | undefined =>
  [paymentPagePolicy, stopPagePolicy, mailPagePolicy, apiReferencePolicy]
    .map((policyOf) => policyOf(path))
    .find((policy) => policy !== undefined);

/** Everything served at one address: the API and its reference, the portal and, if enabled, the simulated world. */
export function composeSite(options: SiteOptions): Handle {
  const {
    api,
    world,
    reference,
    portalFolder,
    basePath = '',
    demo = true,
    isOwnHost,
    corsOrigins = [],
  } = options;
  const site = new Hono<{ Bindings: Connection }>();
  // A 304 for the page needs the same headers.
  site.use(
    securityHeaders(async (path) =>
      isPortalPage(path, basePath) ? portalPolicy(portalFolder) : ownPolicy(path),
    ),
  );
  site.use(refuseUnknownHosts(isOwnHost));
  if (corsOrigins.length > 0) site.use('/api/*', crossOrigin(corsOrigins));
  for (const path of ['/api', '/api/*', '/healthz', '/readyz']) {
    site.all(path, ({ req, env }) => api(req.raw, env));
  }
  for (const path of ['/sandbox', '/sandbox/*']) {
    site.all(path, (context) => (world ? world(context.req.raw) : context.notFound()));
  }
  // The metrics have a port of their own: here a scraper could mistake the portal's page for a valid response.
  site.all('/metrics', (context) => context.notFound());
  for (const path of ['/docs', '/docs/*']) site.all(path, ({ req }) => reference(req.raw));
  // Only a sandbox lists the demo sign-ins in `config.json`; a production server serves the file unchanged.
  const extraConfig = { sandbox: { worldUrl: '/sandbox', signIns: demo ? DEMO_SIGN_INS : [] } };
  const portal = portalFiles({ folder: portalFolder, basePath, ...(world ? { extraConfig } : {}) });
  site.route(`${basePath}/`, portal);
  // Links in e-mails name addresses of the portal as if it were at the top.
  if (basePath) site.get('*', ({ req, redirect }) => redirect(basePath + req.path + new URL(req.url).search));
  site.onError(unexpectedFailure);
  site.notFound((context) => context.text('No se encontró', 404));
  return (request, connection = {}) => site.fetch(request, connection);
}
