import { fileNameFrom } from '#sdk/src/file-name-from-header.ts';
import { parseInParts } from '#sdk/src/parse-in-parts.ts';
import { nextTask, readTextWithPauses } from '#sdk/src/read-text-with-pauses.ts';
import { closing, closingRow } from '../fixtures/closing.ts';
import { successResponse } from '../support/envelope-responses.ts';
import { recordedClient } from '../support/recorded-client.ts';
import { assert, test } from '../support/test.ts';

const names: [header: string | null, fileName: string][] = [
  ['attachment; filename="historial.xlsx"', 'historial.xlsx'],
  ['attachment;FILENAME="a \\"b\\".xlsx"', 'a _b_.xlsx'],
  [
    "attachment; filename*=UTF-8'es'ma%C3%B1ana%20n%C2%BA1%20%E2%82%AC.xlsx; filename=m.xlsx",
    'mañana nº1 €.xlsx',
  ],
  ["attachment; filename*=iso-8859-1''ma%F1ana.xlsx", 'mañana.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E0%A4%A', 'x.xlsx'],
  ['attachment; filename="a; filename=b.txt"', 'a; filename=b.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\qr.pdf"', 'qr.pdf'],
  [`attachment; filename="${'a'.repeat(5000)}"`, 'a'.repeat(150)],
  ["attachment; filename*=UTF-8''..%2F..%2Fqr.pdf", 'qr.pdf'],
  ["attachment; filename*=UTF-8''a%00b%0Ac%E2%80%AEfdp.exe", 'abcfdp.exe'],
  ['attachment; filename="..."', 'descarga'],
  ['attachment', 'descarga'],
  [null, 'descarga'],
];
for (const [header, fileName] of names)
  test(`${header?.slice(0, 99)} is saved as ${fileName}`, () => assert.is(fileNameFrom(header), fileName));

const pageProperties = { currentPage: 1, pageSize: 10, previousPage: null, nextPage: null, totalPages: 1 };
const branch = { id: 'br_centro', name: 'Centro' };

async function rowsFor(data: unknown[]) {
  const { api } = recordedClient(() =>
    successResponse({ data, count: data.length, pageProperties, nextClosing: null }),
  );
  const result = await api.closings.history({ pageProperties: { currentPage: 1, pageSize: 10 } });
  return result.ok ? result.data.data : [];
}

test('rows are returned unchanged; the group of a cashier becomes one row per closing, in order, and a group without closings no row', async () => {
  assert.equal(await rowsFor([closingRow()]), [closingRow()]);
  const user = { id: 'us_caja2', name: 'Caja 2', username: 'tiendaluna-centro-caja2', type: 'operator' };
  const closings = [closing({ id: 'cl_2' }), closing({ id: 'cl_1' })];
  assert.equal(await rowsFor([{ closings: [], user, branch }]), []);
  assert.equal(await rowsFor([{ closings, user, branch }]), [
    closingRow({ id: 'cl_2' }),
    closingRow({ id: 'cl_1' }),
  ]);
});

test('the group of a whole branch has no cashier', async () => {
  const user = { id: 'us_centro', name: 'Lucía', username: 'tiendaluna-centro', type: 'branch_admin' };
  assert.equal(await rowsFor([{ closings: [closing()], user, branch }]), [
    closingRow({ friUsername: 'tiendaluna-centro', checkoutName: null, userId: null }),
  ]);
});

const NOTE = 'x'.repeat(1000);

/** 3 MB, which is parsed in several parts. */
const many = <Item>(item: (index: number) => Item) => Array.from({ length: 3000 }, (_, index) => item(index));

for (const [name, value] of [
  ['texts that look like the end of an item', { list: many((id) => ({ id, note: `},{"}]${NOTE}` })), at: 1 }],
  ['lists in its items', { list: many((id) => ({ items: [{ id }, { id }], note: NOTE, pair: [{ id }] })) }],
  ['two lists', { one: many((id) => ({ id, note: NOTE })), other: many((id) => ({ id, note: NOTE })) }],
  ['no list of objects', { list: many((id) => `${id}${NOTE}`), empty: [] }],
  ['a text before the list that looks like a list', { note: '[{', list: many((id) => ({ id, note: NOTE })) }],
  [
    'nested lists before the list',
    { before: [[], [{ a: [{ b: 1 }] }]], list: many((id) => ({ id, note: NOTE })) },
  ],
] as const)
  test(`the result equals that of JSON.parse: ${name}`, async () => {
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
      assert.equal(await parseInParts(text, nextTask), JSON.parse(text));
  });

test('other tasks run between the parts', async () => {
  const text = JSON.stringify({ list: many((id) => ({ id, note: NOTE })) });
  let turns = 0;
  const clock = setInterval(() => turns++, 0);
  await parseInParts(text, nextTask);
  clearInterval(clock);
  assert.ok(turns >= 2, `${turns} turns`);
});

test('texts that look like the end of an item do not make the rest a single part', async () => {
  const note = `${'x'.repeat(180)}},{`.repeat(5);
  let pauses = 0;
  await parseInParts(JSON.stringify({ list: many((id) => ({ id, note })) }), async () => void pauses++);
  assert.ok(pauses >= 5, `${pauses} pauses`);
});

test('a response is read with pauses, even if characters are split between chunks', async () => {
  const text = 'ñ€'.repeat(400_000);
  const bytes = new TextEncoder().encode(text);
  const chunks = [bytes.slice(0, 1), bytes.slice(1, 1_000_003), bytes.slice(1_000_003)];
  let turns = 0;
  const clock = setInterval(() => turns++, 0);
  const body = new ReadableStream({
    pull: (stream) => {
      const chunk = chunks.shift();
      if (chunk) stream.enqueue(chunk);
      else stream.close();
    },
  });
  assert.ok((await readTextWithPauses(new Response(body))) === text);
  clearInterval(clock);
  assert.ok(turns >= 1);
  assert.is(await readTextWithPauses(new Response(null)), '');
});

test('truncated JSON is rejected', async () => {
  const text = JSON.stringify({ list: many((id) => ({ id, note: NOTE })) });
  for (const broken of [text.slice(0, -1), text.slice(0, -100), `${text}}`]) {
    const failure = await parseInParts(broken, nextTask).catch((error: unknown) => error);
    assert.instance(failure, SyntaxError);
  }
});
