import path from 'node:path';
import description from '@cobros/sdk/business-api.json';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

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

function documentedFunctions(): Map<string, string> {
  const source = program.getSourceFile(FILE);
  const declaration = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'BusinessApi',
  );
  assert.ok(declaration);
  const found = new Map<string, string>();
  for (const area of checker.getTypeAtLocation(declaration).getProperties()) {
    for (const call of checker.getTypeOfSymbol(area).getProperties())
      found.set(
        `${area.name}.${call.name}`,
        ts.displayPartsToString(call.getDocumentationComment(checker)).replace(/\s+/g, ' '),
      );
  }
  return found;
}

interface Described {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  responses: Record<string, { $ref?: string; description?: string }>;
  'x-aliases'?: Record<string, string>;
}
const shared = description.components.responses as Record<string, { description: string }>;
const meaningOf = (response: Described['responses'][string]) =>
  response.description ?? shared[response.$ref?.split('/').at(-1) ?? '']?.description ?? 'not described';

test('an editor shows what every function does, who may call it, what its failures mean, and its URL path', () => {
  const shown = documentedFunctions();
  for (const [address, item] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Described>)) {
      const { operationId, summary, security, responses } = operation;
      for (const [id, does] of Object.entries({ [operationId]: summary, ...operation['x-aliases'] })) {
        const refusals = Object.entries(responses).filter(([status]) => status.startsWith('4'));
        const parts = [
          `${does}.`,
          operation.description,
          ...security.flatMap(({ session = [] }) => session.map((permission) => `\`${permission}\``)),
          ...refusals.map(([status, response]) => `${status}: ${meaningOf(response)}`),
          `${method.toUpperCase()} ${address}`,
        ];
        const missing = parts.filter((part) => !shown.get(id)?.includes(part.replace(/\s+/g, ' ')));
        assert.equal(missing, [], id);
      }
    }
  }
});

test('an editor shows the unit of amounts and times', () => {
  const shown = documentedFunctions();
  assert.match(shown.get('transactions.sendRequest') ?? '', 'major units');
  assert.match(shown.get('transactions.history') ?? '', 'ISO 8601');
  assert.not.match(shown.get('auth.signOut') ?? '', 'major units');
});
