import { randomUUID } from 'node:crypto';
import { type Operation, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import type { ApiProcesses } from '../support/api-processes.ts';
import { readPostgresMs } from '../support/postgres-processor-time.ts';
import { quantile } from '../support/quantile.ts';
import { type Connection, connect, type Request, send, textOf } from '../support/send.ts';
import type { MeasuredBusiness } from './measured-business.ts';
import type { Measured, Sent } from './measured-call.ts';

/** Number of connections that call at the same time to measure the throughput. */
const AT_ONCE = 4;
const SLOW_SHARE = 0.1;
const FEWEST = 4;

/**
 * Milliseconds of single calls, calls per second of four connections, and processor milliseconds per call of API and PostgreSQL.
 */
export interface Figures {
  calls: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  api: number;
  postgres: number;
}

export interface Bench {
  business: MeasuredBusiness;
  api: ApiProcesses;
  /** Single calls per measurement; the same number again runs concurrently. */
  calls: number;
}

const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** Measures a call: half of its requests are sent one after the other, half concurrently. */
export async function measureCall(
  bench: Bench,
  id: OperationId,
  { isSlow, prepare }: Measured<unknown>,
): Promise<Figures> {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The description has no ${id}`);
  const count = isSlow ? Math.max(FEWEST, Math.round(bench.calls * SLOW_SHARE)) : bench.calls;
  // The first two are warm-up.
  const sent = await prepare(bench.business, 2 * count + 2);
  return measure(
    bench,
    sent.map((one) => requestOf(bench.business, operation, one)),
  );
}

/** The figures of `select 1` through the same HTTP and connection pool. */
export function measureBaseline(bench: Bench): Promise<Figures> {
  return measure(
    bench,
    Array.from({ length: 4 * bench.calls + 2 }, () => ({ method: 'GET', path: '/readyz' })),
  );
}

async function measure({ business, api }: Bench, requests: readonly Request[]): Promise<Figures> {
  const connections = Array.from({ length: AT_ONCE }, (_, index) =>
    connect(api.urls[index % api.urls.length] ?? ''),
  );
  for (const [index, request] of requests.slice(0, 2).entries())
    await expectSuccess(connections[index], request);
  const [half, rest] = [Math.ceil(requests.length / 2) + 1, requests.length];
  const processorMs = async () => [await api.processorMs(), await readPostgresMs(business.database)] as const;
  const before = await processorMs();
  const times: number[] = [];
  for (const request of requests.slice(2, half)) times.push(await expectSuccess(connections[0], request));
  const started = performance.now();
  let next = half;
  await Promise.all(
    connections.map(async (connection) => {
      for (let request = requests[next++]; request; request = requests[next++])
        await expectSuccess(connection, request);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const after = await processorMs();
  for (const { agent } of connections) agent.destroy();
  const calls = rest - 2;
  return {
    calls,
    perSecond: (rest - half) / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    api: (after[0] - before[0]) / calls,
    postgres: (after[1] - before[1]) / calls,
  };
}

async function expectSuccess(connection: Connection | undefined, request: Request): Promise<number> {
  if (!connection) throw new Error('There is no connection');
  const exchange = await send(connection, request);
  if (exchange.status !== 200) {
    const response = textOf(exchange).slice(0, 500);
    throw new Error(`${request.method} ${request.path}: ${exchange.status} ${response}\n${request.body}`);
  }
  return exchange.milliseconds;
}

/** The request as the portal sends it, with an idempotency key if the call takes one. */
function requestOf(
  business: MeasuredBusiness,
  { method, path, idempotent }: Operation,
  { content, token = business.owner }: Sent<unknown>,
): Request {
  const address = business.next();
  return {
    method,
    path: `/api${path}`,
    headers: {
      'Accept-Encoding': 'gzip',
      // Rate limits count by client address.
      'X-Forwarded-For': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(idempotent ? { 'Idempotency-Key': randomUUID() } : {}),
    },
    body: content === undefined ? undefined : JSON.stringify({ requestContent: content }),
  };
}
