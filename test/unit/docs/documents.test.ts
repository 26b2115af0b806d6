import { existsSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('documents for programmers');

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/decisions.md',
  'docs/glossary.md',
  'docs/guia.md',
];
const PATH = /`((?:src|sandbox|sdk|openapi|styles|test|build|bench|docs)\/[\w./-]*)`/g;

test('every path in them exists', () => {
  const gone = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, path]) => path ?? '')
      // Except paths with a placeholder, and output of a build or a test.
      .filter((path) => !/NNN|^sdk\/dist/.test(path) && !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  assert.equal(gone, []);
});

test('each decision has a unique id, a date and a path of the code', () => {
  const entries = readFileSync('docs/decisions.md', 'utf8').split(/^### /m).slice(1);
  assert.ok(entries.length > 50);
  const ids = entries.map((entry) => /^([A-Z]\d+) · /.exec(entry)?.[1] ?? entry.slice(0, 40));
  assert.equal(ids, [...new Set(ids)]);
  const incomplete = entries
    .filter((entry) => !/^.+\n\n\d{4}-\d{2}-\d{2} · `/.test(entry))
    .map((entry) => entry.slice(0, 60));
  assert.equal(incomplete, []);
});

test.run();
