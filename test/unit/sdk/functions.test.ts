import { readFile } from 'node:fs/promises';
import description from '@cobros/sdk/business-api.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import packageJson from '../../../sdk/package.json';
import { successResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';

type AnyCall = (...args: unknown[]) => Promise<{ ok: boolean }>;
interface Described {
  operationId: string;
  security: Record<string, string[]>[];
  'x-aliases'?: Record<string, string>;
}

/** Functions that take plain values before their options. */
const ARGUMENTS: Record<string, unknown[]> = {
  'signUp.listCities': ['gt-01'],
  'signUp.checkUsername': ['panaderiavolcan'],
  'signUp.uploadDocument': ['identity', new File(['%PDF'], 'dpi.pdf')],
};

/** Every operation, under each of its names: each must have a function. */
const described = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Described>).flatMap(([method, operation]) =>
    [operation.operationId, ...Object.keys(operation['x-aliases'] ?? {})].map((id) => ({
      id,
      address: `${method} ${path}`,
      credentials: credentialsOf(operation),
    })),
  ),
);

function credentialsOf({ security: [scheme = {}] }: Described): string[] {
  const header = { session: 'authorization', 'captcha-token': 'captcha-token' };
  return Object.keys(scheme).map((name) => header[name as keyof typeof header]);
}

const TEMPLATES = Object.keys(description.paths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function addressOf(request: Request): string {
  const path = new URL(request.url).pathname.replace(/^\/api/, '');
  const template = TEMPLATES.find(({ pattern }) => pattern.test(path))?.template ?? `unknown ${path}`;
  return `${request.method.toLowerCase()} ${template}`;
}

test('the README lists every function with its area', async () => {
  const readme = await readFile('sdk/README.md', 'utf8');
  const rows = readme.matchAll(/^\| `(\w+)` \| ((?:`\w+` ?)+)\|$/gm);
  const listed = [...rows].flatMap(([, area, functions = '']) =>
    [...functions.matchAll(/\w+/g)].map(([name]) => `${area}.${name}`),
  );
  assert.equal(listed.sort(), described.map(({ id }) => id).sort());
});

test('operations and functions correspond one to one, and each function uses the operation’s path and credentials', async () => {
  const { api, requests } = recordedClient(() => successResponse({ data: [] }), {
    getCaptchaToken: () => 'prueba',
  });
  const called: typeof described = [];
  for (const [area, functions] of Object.entries(api)) {
    for (const [name, call] of Object.entries(functions) as [string, AnyCall][]) {
      const id = `${area}.${name}`;
      await call(...(ARGUMENTS[id] ?? []));
      const request = requests.at(-1) as Request;
      const credentials = ['authorization', 'captcha-token'].filter((header) => request.headers.has(header));
      called.push({ id, address: addressOf(request), credentials });
    }
  }
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  assert.equal(called.sort(byId), described.sort(byId));
  assert.is(requests.length, described.length);
});

test('every area can be imported alone', () => {
  const areas = new Set(described.map(({ id }) => id.split('.')[0] ?? ''));
  const entries = [...areas].map((area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const exported = Object.values(packageJson.exports).map((entry) => (entry as { source?: string }).source);
  assert.equal(
    entries.filter((entry) => !exported.includes(`./generated/areas/${entry}.ts`)),
    [],
  );
});
