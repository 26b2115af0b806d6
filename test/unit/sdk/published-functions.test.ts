import path from 'node:path';
import description from '@cobros/sdk/business-api.json';
import ts from 'typescript';
import { checkContent } from '#sandbox/http/pipeline/check-content.ts';
import packageJson from '#sdk/package.json';
import { successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

type AnyCall = (...args: unknown[]) => Promise<{ ok: boolean }>;
interface Described {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  responses: Record<string, { $ref?: string; description?: string }>;
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
      operationId: operation.operationId,
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

test('operations and functions correspond one to one, and each function uses the operation’s path and credentials', async () => {
  const { api, requests } = recordedClient(() => successResponse({ data: [] }), {
    getCaptchaToken: () => 'prueba',
  });
  const called: Omit<(typeof described)[number], 'operationId'>[] = [];
  for (const [area, functions] of Object.entries(api))
    for (const [name, call] of Object.entries(functions) as [string, AnyCall][]) {
      const id = `${area}.${name}`;
      await call(...(ARGUMENTS[id] ?? []));
      const request = requests.at(-1) as Request;
      const credentials = ['authorization', 'captcha-token'].filter((header) => request.headers.has(header));
      called.push({ id, address: addressOf(request), credentials });
    }
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  assert.equal(called.sort(byId), described.map(({ operationId, ...one }) => one).sort(byId));
  assert.is(requests.length, described.length);
});

test('every area can be imported alone', () => {
  const areas = new Set(described.map(({ id }) => id.split('.')[0] ?? ''));
  const entries = [...areas].map((area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const exported = Object.values(packageJson.exports).map((entry) => (entry as { source?: string }).source);
  const missing = entries.filter((entry) => !exported.includes(`./generated/areas/${entry}.ts`));
  assert.equal(missing, []);
});

// The language service's own view of the published types: what an editor shows at a function.
const FILE = path.resolve('sdk/generated/all-areas.ts');
const program = ts.createProgram([FILE], {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
});
const checker = program.getTypeChecker();

function publishedFunctions(): Map<string, ts.Symbol> {
  const source = program.getSourceFile(FILE);
  const declaration = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'BusinessApi',
  );
  assert.ok(declaration);
  const found = new Map<string, ts.Symbol>();
  for (const area of checker.getTypeAtLocation(declaration).getProperties())
    for (const call of checker.getTypeOfSymbol(area).getProperties())
      found.set(`${area.name}.${call.name}`, call);
  return found;
}

function documentedFunctions(): Map<string, string> {
  const texts = [...publishedFunctions()].map(([id, call]): [string, string] => {
    return [id, ts.displayPartsToString(call.getDocumentationComment(checker)).replace(/\s+/g, ' ')];
  });
  return new Map(texts);
}

function isAccepted(operationId: string, content: object): boolean {
  try {
    checkContent(operationId as Parameters<typeof checkContent>[0], content);
    return true;
  } catch {
    return false;
  }
}

test('the content of a call may be left out exactly where an empty one is accepted', () => {
  const wrong = [...publishedFunctions()].filter(([id, call]) => {
    const [content] = checker.getTypeOfSymbol(call).getCallSignatures()[0]?.getParameters() ?? [];
    const { operationId = '' } = described.find((one) => one.id === id) ?? {};
    if (content?.name !== 'content') return false;
    const isOptional = checker.isOptionalParameter(content.valueDeclaration as ts.ParameterDeclaration);
    return isOptional !== isAccepted(operationId, {});
  });
  assert.equal(
    wrong.map(([id]) => id),
    [],
  );
});

const shared = description.components.responses as Record<string, { description: string }>;
const meaningOf = (response: Described['responses'][string]) =>
  response.description ?? shared[response.$ref?.split('/').at(-1) ?? '']?.description ?? 'not described';

test('the description and an editor show what every function does, who may call it, what its failures mean, and its URL path', () => {
  const shown = documentedFunctions();
  for (const [address, item] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(item as Record<string, Described>)) {
      const { operationId, summary, security, responses } = operation;
      for (const [id, does] of Object.entries({ [operationId]: summary, ...operation['x-aliases'] })) {
        const refusals = Object.entries(responses).filter(([status]) => status.startsWith('4'));
        const parts = [
          `${does}.`,
          operation.description,
          ...refusals.map(([status, response]) => `${status}: ${meaningOf(response)}`),
          `${method.toUpperCase()} ${address}`,
        ];
        const missing = parts.filter((part) => !shown.get(id)?.includes(part.replace(/\s+/g, ' ')));
        assert.equal(missing, [], id);
      }
      for (const permission of security.flatMap(({ session = [] }) => session))
        assert.match(operation.description, `\`${permission}\``);
    }
});

test('an editor shows the unit of amounts and times', () => {
  const shown = documentedFunctions();
  assert.match(shown.get('transactions.sendRequest') ?? '', 'major units');
  assert.match(shown.get('transactions.history') ?? '', 'ISO 8601');
  assert.not.match(shown.get('auth.signOut') ?? '', 'major units');
});
