import type { Deposit } from '#screens/closings/reconcile-deposits/match-deposits.ts';
import ReconcileScreen from '#screens/closings/reconcile-deposits/reconcile-screen.tsx';
import { ADMIN, deposit, returnedDeposit, signInAs } from '../fixtures/index.ts';
import { render, type View } from './render.tsx';
import { stubbedApi, successResponse } from './stubbed-api.ts';

export const LIST = 'closing/v3/deposits/list';
export const MARK = 'closing/v3/deposits/reconcile';

const sent = (day: string, amount: number, over: Partial<Deposit> = {}): Deposit => {
  const reference = `DEP-2611${day}`;
  const scheduledDay = `2026-11-${day}`;
  const formattedScheduledDay = `${day}/11/2026`;
  return deposit({
    ...{ id: `dp_${day}`, reference, scheduledDay, formattedScheduledDay, amount },
    formattedAmount: `Q${amount.toFixed(2)}`,
    reconciliationDate: null,
    ...over,
  });
};
export const DEPOSITS = [
  // The business has changed its account since.
  sent('16', 10, { bankName: 'Banco del Valle', lastFourDigits: '0016' }),
  sent('17', 20),
  sent('18', 30, {
    ...returnedDeposit(),
    id: 'dp_18',
    reference: 'DEP-261118',
    scheduledDay: '2026-11-18',
    amount: 30,
  }),
  sent('19', 40),
];
export const LINES = `Fecha;Concepto;Cargo;Abono
16/11/2026;ACREDITAMIENTO DEP-261116;;10.00
17/11/2026;ACREDITAMIENTO;;20.00
18/11/2026;ACREDITAMIENTO DEP-261118;;30.00
19/11/2026;DEVOLUCION DEP-261118;30.00;
20/11/2026;COMISION;5.00;`;

/** Opens Conciliar with a stubbed server that remembers which deposits are marked as reconciled. */
export async function openReconcileScreen(text = LINES, over: object = {}) {
  signInAs('admin', ADMIN, 'deposits', 'reconciliation');
  history.replaceState(null, '', '/closing/reconcile');
  let stored = DEPOSITS;
  const api = stubbedApi({
    [LIST]: () => successResponse({ data: stored, count: stored.length, pageProperties: {} }),
    [MARK]: ({ content }) => {
      const { depositIds, isReconciled } = content as { depositIds: string[]; isReconciled: boolean };
      const reconciliationDate = isReconciled ? '2026-11-20T16:00:00.000Z' : null;
      stored = stored.map((one) => (depositIds.includes(one.id) ? { ...one, reconciliationDate } : one));
      return successResponse({ deposits: stored });
    },
    ...over,
  });
  const view = await render(<ReconcileScreen />);
  await paste(view, text);
  return { view, api };
}

export async function paste(view: View, text: string): Promise<void> {
  await view.type(view.find<HTMLTextAreaElement>('textarea') as never, text);
  await view.click(view.button('Leer las líneas'));
}

export async function compare(view: View): Promise<void> {
  await view.clickAndLoad('Comparar');
}

export const cards = (view: View) =>
  Object.fromEntries(view.findAll('section').map((card) => [card.querySelector('h2')?.textContent, card]));
export const matches = (view: View) =>
  [...(cards(view).Coinciden?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
