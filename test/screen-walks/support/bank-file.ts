import type { Page } from 'playwright-core';

interface Sent {
  status: string;
  reference: string;
  scheduledDay: string;
  amount: number;
}

/**
 * Reads four deposits of the signed-in business that the bank did not return, oldest first. The last is older than one that was
 * returned, so it may not be the newest.
 */
export async function readDeposits(page: Page): Promise<Sent[]> {
  const read = page.evaluate(async () => {
    const { sessionId } = JSON.parse(localStorage.getItem('cobros.session') ?? '{}');
    const response = await fetch('/api/closing/v3/deposits/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionId}` },
      body: JSON.stringify({
        requestContent: {
          statuses: ['deposited', 'returned'],
          pageProperties: { currentPage: 1, pageSize: 10 },
        },
      }),
    });
    return (await response.json()).responseContent.data;
  });
  const newestFirst = (await read) as Sent[];
  const older = newestFirst.slice(newestFirst.findLastIndex(({ status }) => status === 'returned') + 1);
  return older.slice(0, 4).reverse();
}

/** The lines of a bank statement for all but the first deposit; the last line has no reference. */
export function bankFile([, ...deposits]: readonly Sent[]): string {
  const lines = deposits.map(({ reference, scheduledDay, amount }, index) => {
    const day = scheduledDay.split('-').reverse().join('/');
    const text = index === deposits.length - 1 ? 'ACREDITAMIENTO' : `ACREDITAMIENTO ${reference}`;
    return `"${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}";;${text};${day}`;
  });
  const [first] = deposits;
  const day = first?.scheduledDay.split('-').reverse().join('/');
  return ['Abono;Cargo;Concepto;Fecha', ...lines, `;45.00;COMISION;${day}`].join('\r\n');
}
