import { logInfo } from '#ground/log/log.ts';
import { DEMO_SIGN_INS, SEED_PASSWORD } from '#operation/seed/demo-sign-ins.ts';
import type { Environment } from './environment.ts';
import { urlToOpen } from './url-to-open.ts';

/** Says where everything is, now that it is ready. */
export function announce(
  { host, world, demo, logFormat, basePath }: Environment,
  { port, metricsPort }: { port: number; metricsPort: number | null },
): void {
  const url = urlToOpen(host, port);
  if (metricsPort !== null) logInfo(`Metrics: ${urlToOpen(host, metricsPort)}/metrics`);
  // Meant for a person trying the sandbox, not for a stored log.
  if (world && logFormat === 'text') {
    logInfo(`Simulated world: ${url}/sandbox`);
    if (demo)
      logInfo(
        `Users: ${DEMO_SIGN_INS.map(({ username }) => username).join(', ')} (password ${SEED_PASSWORD})`,
      );
  }
  logInfo(`Reference of the API: ${url}/docs`);
  logInfo(`Portal: ${url}${basePath}`);
}
