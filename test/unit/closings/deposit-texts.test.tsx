import { depositSteps, depositText } from '#screens/closings/deposits/deposit-texts.ts';
import { ReturnedDepositLine } from '#screens/closings/deposits/returned-deposit-alert.tsx';
import { deposit, returnedDeposit } from '../fixtures/closing.ts';
import { assert, render, test } from '../support/render.tsx';

test('a deposit found by its reference says how many of its closings are yours', () => {
  const own = (closingCount: number) => depositText(deposit({ isPartial: true, closingCount }));
  assert.is(own(1), 'DEP-261120 tiene 1 cierre tuyo por');
  assert.is(own(3), 'DEP-261120 tiene 3 cierres tuyos por');
});

test('a deposit that the bank returned twice was sent again both times', () => {
  const steps = depositSteps(
    {
      completionDate: '2026-11-20T02:00:01.000Z',
      deposit: deposit({ reference: 'DEP-261126' }),
      deposits: { closings: [], earlier: [returnedDeposit(), returnedDeposit({ reference: 'DEP-261124' })] },
    },
    'America/Guatemala',
  );
  assert.equal(
    steps.map(({ label }) => label),
    [
      'Cierre completado',
      'Enviado al banco',
      'Devuelto por el banco',
      'Enviado otra vez',
      'Devuelto por el banco',
      'Enviado otra vez',
      'Acreditado en la cuenta',
    ],
  );
});

test('of a returned deposit that is not sent again by itself, the account is to be checked', async () => {
  const returned = returnedDeposit({ retryDay: null, formattedRetryDay: null });
  const line = { deposit: returned, closing: { id: 'cl_9', formattedNumber: 'CI-000009' } };
  const view = await render(<ReturnedDepositLine returned={line} />);
  assert.is(view.text(), 'El banco devolvió Q8,934.25 (DEP-261120). Revisa la cuenta. Ver por qué');
});
