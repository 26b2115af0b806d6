import { Hono } from 'hono';
import { type Listener, listen } from '#http/server/listen.ts';
import { ownHosts, refuseUnknownHosts } from '#http/server/refuse-unknown-hosts.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  metrics: Metrics;
  listener: Listener;
}

/** Serves `/metrics` on a port of its own, so that it is not published by accident together with the portal. */
export async function serveMetrics(options: {
  port: number;
  host: string;
  publicHosts: readonly string[];
}): Promise<MetricsServer> {
  // Loaded on demand, because loading it slows down the start.
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  const app = new Hono();
  app.use(refuseUnknownHosts(ownHosts(options)));
  app.get('/metrics', () => metrics.read());
  return { metrics, listener: await listen((request) => app.fetch(request), options) };
}
