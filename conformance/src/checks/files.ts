import { readTable } from '../../../tables/read-table.ts';
import { area } from '../check.ts';
import { expect, expectPart } from '../expect.ts';
import { readCsv } from '../read-csv.ts';
import type { Reply } from '../reply.ts';

/** Checks the first bytes of a file, and that its name (RFC 6266) has this extension. */
function expectFile(reply: Reply, magic: string, ending: string): void {
  const { call, status, bytes, headers, info } = reply;
  expect(status === 200, `${call} responds ${status} (${info?.message ?? 'no message'}) instead of a file`);
  const start = new TextDecoder('latin1').decode(bytes.slice(0, magic.length));
  expect(start === magic, `${call} responds a file that begins with ${JSON.stringify(start)}`);
  const disposition = headers.get('Content-Disposition') ?? '';
  const name = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? '';
  expect(
    /^attachment\s*;/.test(disposition) && name.endsWith(ending) && !/[/\\]/.test(name),
    `${call} has the Content-Disposition "${disposition}" instead of an attachment with a name that ends in ${ending}`,
  );
}

export const fileChecks = area('files', [
  {
    rule: 'The history is an Excel workbook with a file name.',
    async run({ backend, cashier: { token } }) {
      const content = { statuses: ['pending'] };
      expectFile(await backend.post('/transactions/v3/history/excel', content, { token }), 'PK', '.xlsx');
    },
  },
  {
    rule: 'The Excel of the history has what its filters let through, and nothing else.',
    async run(context) {
      const wanted = await context.sendRequest({ amount: 61.73 });
      const other = await context.sendRequest({ amount: 84.29 });
      const filters = {
        statuses: ['pending'],
        initialAmount: wanted.amount,
        finalAmount: wanted.amount,
        startDate: wanted.creationDate,
        endDate: other.creationDate,
      };
      const { token } = context.cashier;
      const reply = await context.backend.post('/transactions/v3/history/excel', filters, { token });
      expectFile(reply, 'PK', '.xlsx');
      const cells = readTable(reply.bytes, { mostRows: 10_000 }).rows.flatMap((row) => row.cells);
      const has = ({ amount }: { amount: number }) =>
        cells.some(({ text }) => text.replace(/[^\d.]/g, '') === String(amount));
      expect(has(wanted), `No cell of the workbook shows ${wanted.amount}, which the filters let through`);
      expect(!has(other), `The workbook shows ${other.amount}, which the filters leave out`);
    },
  },
  {
    rule: 'A server may have no CSV; if it has, it is RFC 4180 in UTF-8 with exact amounts, and no text of it is a formula.',
    async run(context) {
      const { token, userData } = context.cashier;
      expectPart(userData.capabilities?.includes('csv'), 'CSV files');
      const sent = await context.sendRequest({ amount: 1061.7, note: '=1+1, "dos"' });
      const content = {
        format: 'csv',
        statuses: ['pending'],
        startDate: sent.creationDate,
        endDate: sent.creationDate,
      };
      const reply = await context.backend.post('/transactions/v3/history/excel', content, { token });
      expectFile(reply, '\u00ef\u00bb\u00bf', '.csv');
      const [header, ...records] = readCsv(new TextDecoder('utf-8', { fatal: true }).decode(reply.bytes));
      expect(header?.length, 'The CSV has no header');
      const cells = records.find((record) => record.some((cell) => cell.endsWith('=1+1, "dos"')));
      expect(cells, 'No record of the CSV has the note of the request');
      expect(cells.includes('1061.70'), `${cells.join(' | ')} has no amount 1061.70`);
      expect(!cells.some((cell) => cell.startsWith('=')), 'A spreadsheet would compute the note =1+1');
      expect(
        cells.some((cell) => /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(cell)),
        `${cells.join(' | ')} has no moment in ISO 8601`,
      );
    },
  },
  {
    rule: 'The QR code is a PDF with a file name.',
    async run({ backend, cashier: { token } }) {
      expectFile(await backend.post('/users/v3/qr/download', {}, { token }), '%PDF', '.pdf');
    },
  },
]);
