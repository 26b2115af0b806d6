import { toFileResponse } from '#sandbox/http/pipeline/file-response.ts';
import { statementFileName } from '#sandbox/out/documents/statement-head.ts';
import { octoberStatement } from '../fixtures/statement.ts';
import { assert, test } from '../support/test.ts';

const dispositionOf = (name: string) =>
  toFileResponse({ bytes: new Uint8Array(), name, contentType: 'application/pdf' }).headers.get(
    'Content-Disposition',
  );

test('a file is named without characters that file systems refuse, which some programs save as %22', () => {
  assert.is(dispositionOf('Cafe "Sol" 1/2: hoy?.pdf'), 'attachment; filename="Cafe _Sol_ 1_2_ hoy_.pdf"');
  assert.is(
    dispositionOf('Café "Sol".pdf'),
    `attachment; filename="Cafe _Sol_.pdf"; filename*=UTF-8''Caf%C3%A9%20_Sol_.pdf`,
  );
});

test('the file of a statement is named by its month and branch, without any of these characters', () => {
  const branch = { id: 'br_1', name: 'Zona 1/2: "Sol"' };
  assert.is(statementFileName({ ...octoberStatement(), branch }), 'estado-de-cuenta-2026-10-Zona 1-2- -Sol-');
});
