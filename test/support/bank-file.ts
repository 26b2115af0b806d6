import type { Page } from 'playwright-core';

interface Sent {
  reference: string;
  scheduledDay: string;
  amount: number;
}

/** The last four deposits of the signed-in business that the bank did not return, oldest first. */
export async function readDeposits(page: Page): Promise<Sent[]> {
  const read = page.evaluate(async () => {
    const { sessionId } = JSON.parse(localStorage.getItem('cobros.session') ?? '{}');
    const response = await fetch('/api/closing/v3/deposits/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionId}` },
      body: JSON.stringify({
        requestContent: { statuses: ['deposited'], pageProperties: { currentPage: 1, pageSize: 4 } },
      }),
    });
    return (await response.json()).responseContent.data;
  });
  return ((await read) as Sent[]).reverse();
}

/** Lines as a bank writes them, of all but the first deposit; of the last one without its reference. */
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
