import type { ClosingDetail } from '@cobros/sdk';
import { ClosingSlip } from '#screens/closings/slip/closing-slip.tsx';
import { ClosingSlipPreview } from '#screens/closings/slip/closing-slip-preview.tsx';
import { closingCashier, closingDetail, deposit, returnedDeposit, session } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';

async function slip(over: Partial<ClosingDetail> = {}, reprint = false) {
  const view = await render(
    <ClosingSlip
      closing={closingDetail(over)}
      businessName="Tienda Luna"
      timeZone="America/Guatemala"
      reprint={reprint}
      printed="20/11/2026 10:44:02 por @tiendaluna"
      platform="cobros"
    />,
  );
  return view.find('article');
}
const lines = (article: HTMLElement) =>
  [...article.querySelectorAll('dl > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );

test('the slip has the place, the net amount, the period in the business’s time zone, the author and the amounts', async () => {
  const article = await slip({ count: 1_284 });
  const words =
    /^Tienda LunaCentro · Caja 2@tiendaluna-centro-caja2Comprobante de cierreQ2,754\.25CI-004512 · 19\/11\/2026 20:00:00Cierre anterior.*Firma de quien entregaFirma de quien recibeImpreso el 20\/11\/2026 10:44:02 por @tiendalunacobros$/s;
  assert.match(article.textContent ?? '', words);
  assert.equal(lines(article), [
    ['Cierre anterior', '18/11/2026 20:00:00'],
    ['Hasta', '19/11/2026 20:00:00'],
    ['Tipo', 'Manual'],
    ['Realizado por', 'Caja 2'],
    ['Estado', 'Completado'],
    ['Pagos', '1,284'],
    ['Reembolsos', '1'],
    ['Recibido', 'Q2,904.25'],
    ['Reembolsado', '−Q150.00'],
    ['Neto', 'Q2,754.25'],
  ]);
  assert.not.ok(article.querySelector('table'));
});

test('a branch’s first closing does not deny those of its cashiers; an unknown state is printed as the server names it', async () => {
  const article = await slip({
    startDate: null,
    closingType: 'automatic',
    createdByName: null,
    status: 'archived' as ClosingDetail['status'],
  });
  assert.equal(lines(article).slice(0, 3), [
    ['Hasta', '19/11/2026 20:00:00'],
    ['Tipo', 'Automático'],
    ['Estado', 'archived'],
  ]);
});

test('the slip of a closing with several cashiers has the share of each', async () => {
  const cashiers = [
    closingCashier(),
    closingCashier({ userId: 'us_caja2', checkoutName: 'Caja 2', count: 3, formattedNetAmount: 'Q99.00' }),
  ];
  const article = await slip({ cashiers });
  const rows = [...article.querySelectorAll('tr')].map(({ textContent }) => textContent);
  assert.equal(rows, ['CajaPagosNeto', 'Caja 112Q2,754.25', 'Caja 23Q99.00']);
});

for (const [difference, formattedDifference, reason, said] of [
  [0, 'Q0.00', null, 'Coincide'],
  [3.5, 'Q3.50', null, 'Sobran Q3.50'],
  [-4.25, '−Q4.25', 'Un cambio mal dado', 'Faltan Q4.25,Motivo,Un cambio mal dado'],
] as const)
  test(`a count with a difference of ${difference} is explained in words`, async () => {
    const expected = { expectedAmount: 2754.25, formattedExpectedAmount: 'Q2,754.25' };
    const count = { amount: 2754.25 + difference, formattedAmount: 'Q1.00', difference, formattedDifference };
    const article = await slip({ counted: { ...expected, ...count, reason } });
    assert.is(lines(article).slice(10).join(), `Contado,Q1.00,Diferencia,${said}`);
  });

const { formattedDepositDate: _, ...plan } = deposit();
const pending = { ...plan, status: 'pending', reference: null, depositDate: null, creditDate: null } as const;
for (const [of, words] of [
  [
    deposit(),
    'Depositado20/11/2026CuentaBanco del Lago ··4417ReferenciaDEP-261120Monto del depósitoQ8,934.25',
  ],
  [pending, 'Por depositarSale el 20/11/2026CuentaBanco del Lago ··4417Monto del depósitoQ8,934.25'],
  [returnedDeposit(), 'Depositado20/11/2026DevueltoSale otra vez el 24/11/2026Cuenta'],
] as const)
  test(`a slip has its deposit: ${of.status}`, async () => {
    assert.match((await slip({ deposit: of })).textContent ?? '', words);
  });

test('a slip is marked as a reprint from its second print on', async () => {
  window.print = () => undefined;
  const { user, ...of } = session().userData;
  const show = () =>
    render(
      <ClosingSlipPreview closing={closingDetail()} user={{ ...user, ...of }} onClose={() => undefined} />,
    );
  const view = await show();
  assert.not.match(view.text(), 'Reimpresión');
  assert.match(view.text('article'), /Impreso el [\d/]+ [\d:]+ por @tiendaluna-centro-caja1/);
  await view.clickButton('Imprimir');
  assert.match(view.text(), 'Reimpresión');
  await view.unmount();
  assert.match((await show()).text(), 'Reimpresión');
});
