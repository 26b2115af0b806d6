import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ERROR_PAGE, type LineFault, rejectionOf } from './line-faults.ts';

/** A call that reached the server. */
interface Exchange {
  path: string;
  key: string | undefined;
  sent: string;
  status: number;
  response: string;
}

/** A proxy between a browser and a server that breaks selected calls. */
export interface HttpLine {
  url: string;
  /** The fault of calls to a path below `/api/`. */
  fault: { name: LineFault; path: string } | undefined;
  /** Resolves when a call meets the fault. */
  nextMeeting(): Promise<void>;
  exchanges: Exchange[];
  close(): Promise<void>;
}

const DELAY_MS = 1_500;

export async function startHttpLine(serverUrl: string): Promise<HttpLine> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  const waiting: (() => void)[] = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: HttpLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: undefined,
    nextMeeting: () => new Promise((resolve) => waiting.push(resolve)),
    exchanges: [],
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.replace('/api/', '') ?? '';
    const fault = line.fault?.path === path ? line.fault.name : undefined;
    if (fault) for (const meet of waiting.splice(0)) meet();
    if (fault === 'offline') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const refusal = fault && refusals[fault];
    if (refusal) return void response.writeHead(...refusal.head).end(refusal.body);
    const answer = await forward(request, body);
    if (request.url?.startsWith('/api/')) note(path, request, body, answer);
    await spoil(fault, answer, request, response);
  }

  function note(path: string, { headers }: IncomingMessage, body: Buffer, { status, content }: Answer): void {
    const key = headers['idempotency-key']?.toString();
    line.exchanges.push({ path, key, sent: body.toString(), status, response: content.toString() });
  }

  function forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const own = { ...headers, host: new URL(serverUrl).host, 'accept-encoding': 'identity' };
    for (const name of ['origin', 'connection']) delete own[name as 'origin'];
    return new Promise((resolve, reject) => {
      const asked = send(serverUrl + url, { method, headers: own }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const { 'transfer-encoding': _chunked, connection: _kept, ...kept } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: kept, content: Buffer.concat(chunks) });
      });
      asked.on('error', reject).end(body);
    });
  }
  return line;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  content: Buffer;
}

const HTML = { 'Content-Type': 'text/html' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Responses that the proxy gives itself, without asking the server. */
const refusals: Partial<Record<LineFault, { head: [number, Record<string, string>]; body: string }>> = {
  '200 with HTML': { head: [200, HTML], body: ERROR_PAGE },
  '500 with HTML': { head: [502, HTML], body: ERROR_PAGE },
  '500 with JSON': { head: [500, JSON_TYPE], body: rejectionOf(500) },
  '503 with JSON': { head: [503, { ...JSON_TYPE, 'Retry-After': '5' }], body: rejectionOf(503) },
};

async function spoil(
  fault: LineFault | undefined,
  { status, headers, content }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const half = content.subarray(0, content.length / 2);
  switch (fault) {
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'cut':
      response.writeHead(status, { ...headers, 'content-length': String(content.length) });
      response.write(half, () => request.socket.destroy());
      return;
    case 'half a JSON':
      response.writeHead(status, { ...headers, 'content-length': String(half.length) }).end(half);
      return;
    case 'delay':
      await pause(DELAY_MS);
  }
  response.writeHead(status, headers).end(content);
}
