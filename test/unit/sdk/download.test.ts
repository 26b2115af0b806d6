import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fileNameFrom } from '../../../sdk/src/file-name-from-header.ts';
import { failureResponse } from '../../support/envelope-responses.ts';
import { recordedClient } from '../../support/recorded-client.ts';

const names: [header: string | null, fileName: string][] = [
  ['attachment; filename="historial.xlsx"', 'historial.xlsx'],
  ['attachment; filename=historial.xlsx', 'historial.xlsx'],
  ['attachment;FILENAME="a \\"b\\".xlsx"', 'a _b_.xlsx'],
  [
    'attachment; filename="n.xlsx"; filename*=UTF-8\'\'cierre%20n%C2%BA1%20%E2%82%AC.xlsx',
    'cierre nº1 €.xlsx',
  ],
  ["attachment; filename*=UTF-8'es'ma%C3%B1ana.xlsx; filename=manana.xlsx", 'mañana.xlsx'],
  ["attachment; filename*=iso-8859-1''ma%F1ana.xlsx", 'mañana.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E0%A4%A', 'x.xlsx'],
  ['attachment; filename="a; filename=b.txt"', 'a; filename=b.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\qr.pdf"', 'qr.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fqr.pdf", 'qr.pdf'],
  ["attachment; filename*=UTF-8''a%00b%0Ac%E2%80%AEfdp.exe", 'abcfdp.exe'],
  ['attachment; filename="..."', 'descarga'],
  ['attachment', 'descarga'],
  ['', 'descarga'],
  [null, 'descarga'],
];
for (const [header, fileName] of names) {
  test(`${header} is saved as ${fileName}`, () => assert.is(fileNameFrom(header), fileName));
}

test('a very long name is truncated', () => {
  assert.is(fileNameFrom(`attachment; filename="${'a'.repeat(5000)}"`).length, 150);
});

test('a file is returned with its bytes and its name', async () => {
  const { api } = recordedClient(
    () =>
      new Response(new Uint8Array([80, 75, 3, 4]), {
        headers: {
          'Content-Disposition': 'attachment; filename="historial.xlsx"',
          'Content-Type': 'application/zip',
        },
      }),
  );
  const result = await api.transactions.exportHistory();
  assert.ok(result.ok);
  assert.is(result.data.fileName, 'historial.xlsx');
  assert.equal(new Uint8Array(await result.data.blob.arrayBuffer()), new Uint8Array([80, 75, 3, 4]));
});

test('a rejected download is a failure with the server’s message', async () => {
  const info = { title: 'Demasiado grande', message: 'Reduce el rango de fechas' };
  const { api } = recordedClient(() => failureResponse(413, info));
  const result = await api.transactions.exportHistory();
  assert.equal(result, { ok: false, failure: { kind: 'answered', status: 413, ...info } });
});
