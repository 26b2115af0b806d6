import { area } from '../check.ts';
import { expect } from '../expect.ts';
import type { Reply } from '../reply.ts';

/** Checks a file: its first bytes, and its name of RFC 6266 with this ending. */
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
    rule: 'The QR code is a PDF with a file name.',
    async run({ backend, cashier: { token } }) {
      expectFile(await backend.post('/users/v3/qr/download', {}, { token }), '%PDF', '.pdf');
    },
  },
]);
