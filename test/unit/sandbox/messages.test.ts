import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import description from '@cobros/sdk/business-api.json';
import ts from 'typescript';
import { closingsSheet } from '#sandbox/out/sheets/closings-sheet.ts';
import { TRANSACTION_COLUMNS } from '#sandbox/out/sheets/transaction-sheet-columns.ts';
import { assert, test } from '../support/test.ts';

const SPANISH = /(^|[\s¿¡«])(el|la|los|las|de|del|que|un|una|se|su|por|solo|para|con|en|más)\s/iu;
const SQL = /\b(select|insert into|update|delete from|where|order by|join)\b/u;

/** Names of properties that are also words of Spanish, or of the screen. */
const SPANISH_WORDS = ['data', 'error', 'id', 'total', 'reference', 'usual'];

function propertyNames(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) found.add(name);
    if (key !== 'example' && key !== 'examples') propertyNames(value, found);
  }
  return found;
}

/** The texts of a file that are written in Spanish, with `…` for what they insert. */
function spanishTexts(file: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return texts.filter((text) => SPANISH.test(text) && !SQL.test(text));
}

const files = (await readdir('sandbox', { recursive: true }))
  .filter((name) => /^(?!node_modules|dist).*\.ts$/.test(name))
  .map((name) => path.join('sandbox', name));
const texts = (
  await Promise.all(
    files.map(async (file) =>
      spanishTexts(file, await readFile(file, 'utf8')).map((text) => ({ file, text })),
    ),
  )
).flat();

test('no text of the server, which people read, has the name of a property of the API', () => {
  const names = propertyNames(description);
  for (const word of SPANISH_WORDS) names.delete(word);
  const named = texts.filter(({ text }) => (text.match(/[\p{L}_]+/gu) ?? []).some((word) => names.has(word)));
  assert.ok(texts.length > 300, `${texts.length} texts`);
  assert.equal(named, []);
});

test('a sheet says whose username it has', () => {
  const headings = [...TRANSACTION_COLUMNS, ...closingsSheet('UTC').columns].map(({ header }) => header);
  const ofUsers = headings.filter((heading) => heading.startsWith('Usuario'));
  assert.equal(ofUsers, ['Usuario del cliente', 'Usuario de la caja']);
});

test('no text of the server ends with two full stops', () => {
  assert.equal(
    texts.filter(({ text }) => /(^|[^.])\.\.($|[^.])/u.test(text)),
    [],
  );
});
