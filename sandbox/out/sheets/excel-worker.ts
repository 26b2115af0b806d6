// Worker thread that writes workbooks: compressing a large one takes seconds, which would block the API.
import { parentPort } from 'node:worker_threads';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { createCellMaker, headerCells, MOMENT_FORMAT, totalsCells } from './cells.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

interface Draft {
  sheet: Sheet;
  data: Cell[][];
  makeCells: (row: SheetRow) => Cell[];
}

let draft: Draft | undefined;

parentPort?.on('message', async (message: ToWorker) => {
  if (message.kind === 'sheet') {
    draft = {
      sheet: message.sheet,
      data: [headerCells(message.sheet)],
      makeCells: createCellMaker(message.sheet),
    };
    return reply({ kind: 'taken' });
  }
  if (!draft) throw new Error('The sheet comes before its rows');
  if (message.kind === 'rows') {
    for (const row of message.rows) draft.data.push(draft.makeCells(row));
    return reply({ kind: 'taken' });
  }
  for (const row of message.totals) draft.data.push(totalsCells(draft.sheet, row));
  reply({ kind: 'file', bytes: await write(draft) });
});

function write({ sheet, data }: Draft): Promise<Uint8Array> {
  return writeExcelFile(data, {
    sheet: sheet.name,
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    dateFormat: MOMENT_FORMAT,
    orientation: 'landscape',
  }).toBuffer();
}

function reply(message: FromWorker): void {
  parentPort?.postMessage(message);
}
