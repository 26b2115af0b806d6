import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections } from '#ground/db/database.ts';
import type { ServedRequest } from '#ground/log/current-request.ts';
import type { ChangeFigures } from '#out/changes/figures.ts';
import { measureChanges } from './measure-changes.ts';

/** Sources of values that are read at each scrape. */
interface Measured {
  connections?: (() => Connections) | undefined;
  /** Maximum number of seconds that the standby is behind; null if unknown. */
  standbyLag?: (() => number | null) | undefined;
  /** Number of failures of each housekeeping step. */
  housekeepingFailures: ReadonlyMap<string, number>;
  changeFigures: ChangeFigures;
  queues: readonly { name: string; countWaiting: () => Promise<number> }[];
}

export interface Metrics {
  count(served: ServedRequest): void;
  /** Adds metrics that exist only once the database is open. */
  measure(measured: Measured): void;
  /** All metrics in the text format of Prometheus. */
  read(): Promise<Response>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics of this process. Labels have few values, none chosen by a caller: operations and failure codes of the
 * description, and the routes of `routeForLog`.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'cobros_requests_total',
    help: 'Requests by operation (or route), status and failure code',
    labelNames: ['operation', 'status', 'code'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'cobros_request_duration_seconds',
    help: 'Time until the response was made',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers,
  });
  return {
    count({ operation, route = 'unreadable', status, code = '', durationMs }) {
      const name = operation ?? route;
      requests.inc({ operation: name, status, code });
      durations.observe({ operation: name }, durationMs / 1000);
    },
    measure(measured) {
      measureConnections(registry, measured);
      measureStandby(registry, measured);
      measureQueues(registry, measured);
      measureHousekeeping(registry, measured);
      measureChanges(registry, measured.changeFigures);
    },
    async read() {
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}

function measureConnections(registry: Registry, { connections }: Measured): void {
  if (!connections) return;
  new Gauge({
    name: 'cobros_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

function measureStandby(registry: Registry, { standbyLag }: Measured): void {
  if (!standbyLag) return;
  new Gauge({
    name: 'cobros_standby_lag_seconds',
    help: 'Seconds that the standby is behind at most; above 5, and without a value, reads go to the primary',
    registers: [registry],
    collect() {
      const seconds = standbyLag();
      // Not `reset`, after which a gauge without labels is 0: the standby would seem up to date.
      if (seconds === null) this.remove();
      else this.set(seconds);
    },
  });
}

function measureQueues(registry: Registry, { queues }: Measured): void {
  new Gauge({
    name: 'cobros_deliveries_waiting',
    help: 'Deliveries not yet made, of all processes on this database',
    labelNames: ['queue'] as const,
    registers: [registry],
    async collect() {
      // Other metrics are reported even without the database.
      this.reset();
      for (const { name, countWaiting } of queues) {
        const count = await countWaiting().catch(() => null);
        if (count !== null) this.set({ queue: name }, count);
      }
    },
  });
}

function measureHousekeeping(registry: Registry, { housekeepingFailures }: Measured): void {
  new Counter({
    name: 'cobros_housekeeping_failures_total',
    help: 'Failures of each step of the housekeeping',
    labelNames: ['step'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [step, count] of housekeepingFailures) this.inc({ step }, count);
    },
  });
}
