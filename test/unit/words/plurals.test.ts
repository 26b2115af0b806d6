import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { assert, test } from '../support/test.ts';

const FOLDERS = ['src', 'words', 'sandbox'];

/** Two forms of a word in the texts: `countedText(n, 'pago', 'pagos')`, `['caja', 'cajas']`, `n === 1 ? 'día' : 'días'`. */
const isPlural = (one: string, many: string) => one.length > 2 && (many === `${one}s` || many === `${one}es`);

interface Inserted {
  file: string;
  text: string;
  node: ts.Node;
  value: ts.Expression;
}

const files = (
  await Promise.all(
    FOLDERS.map(async (folder) =>
      (
        await readdir(folder, { recursive: true })
      )
        .filter((name) => /^(?!node_modules|dist).*(?<!\.css)\.tsx?$/.test(name))
        .map((name) => path.join(folder, name)),
    ),
  )
).flat();

const strings = new Set<string>();
const inserted: Inserted[] = [];
for (const file of files) {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) for (const word of wordsOf(node.text)) strings.add(word);
    if (ts.isTemplateExpression(node))
      for (const { expression, literal } of node.templateSpans)
        inserted.push({ file, text: literal.text, node, value: expression });
    if (ts.isJsxExpression(node) && node.expression) {
      const next = siblingAfter(node);
      if (next && ts.isJsxText(next)) inserted.push({ file, text: next.text, node, value: node.expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Nouns that the texts use in both forms. */
const nouns = new Set([...strings].filter((word) => [...strings].some((one) => isPlural(one, word))));

/** Numbers that are never 1, and hours of a clock. */
const NEVER_ONE = [
  'blocks/daily/daily-chart-panel.tsx: value',
  'blocks/daily/use-shown-days.ts: count',
  'closings/detail/closing-charts.tsx: end',
  'operation/command/seed-command.ts: options.transactions',
  'out/notifications/webhook-sender.ts: Math.ceil(timeoutMs',
  'summary/hourly-chart.tsx: hours.at(-1)',
  'money/transactions/refund.ts: refunds',
];

test('no text puts a number that may be 1 before a plural', () => {
  assert.ok(['cajas', 'días', 'pagos', 'filas', 'sucursales'].every((noun) => nouns.has(noun)));
  const wrong = inserted.filter(({ text, node, value }) => {
    const noun = /^(?:<\/b>)? (\p{L}+)/u.exec(text)?.[1];
    return noun !== undefined && nouns.has(noun) && !isConstant(value) && !isAmount(value) && !knowsOne(node);
  });
  const texts = wrong.map(({ file, value, text }) => `${file}: ${value.getText()}${text.split('\n')[0]}`);
  const known = (text: string) => NEVER_ONE.filter((one) => text.includes(one));
  assert.equal(
    texts.filter((text) => known(text).length === 0),
    [],
  );
  const needed = new Set(texts.flatMap(known));
  assert.equal(
    [...NEVER_ONE].filter((one) => !needed.has(one)),
    [],
    'exceptions that are no longer needed',
  );
});

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu)?.filter((word) => word === word.toLowerCase()) ?? [];
}

function siblingAfter(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return undefined;
  return parent.children[parent.children.indexOf(node as ts.JsxChild) + 1];
}

/** A limit such as `MOST_DAYS`, `LONGEST.note` or `LOCK_SECONDS / 60`. */
const isConstant = (value: ts.Expression) => /^[A-Z][A-Z_]+\b/.test(value.getText());

/** A sum of money, several numbers, or a name. */
const isAmount = (value: ts.Expression) =>
  /formatted|format(Money|Cents)|\.join\(|name$/i.test(value.getText());

/** A condition around the text, or an earlier one of its function, asks whether the number is 1. */
function knowsOne(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isFunctionLike(at) || (ts.isConditionalExpression(at) && ASKS.test(at.condition.getText())))
      return ASKS.test(at.getText());
  return false;
}
const ASKS = /(===|!==|>|<=) 1\b|(<|>=) 2\b/;
