import { resize } from '../screen-walks/support/find-screen-faults.ts';
import { assert, browserSuite, type Page } from '../support/browser-suite.ts';
import { axeViolations } from '../support/page-checks.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { textFaults } from '../support/text-faults.ts';
import { translatedFacts } from '../support/translated-facts.ts';
import { dataOf } from '../support/unwrap-result.ts';

const scenario = browserSuite('The page of a payment link');

const WIDTHS = [360, 390, 1440];
const NOTE = 'Pastel de tres leches para doce personas, con el nombre «Ana Lucía» y entrega a domicilio';

async function world(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/sandbox/v1/${path}`, { data });
  assert.ok(answer.ok(), await answer.text());
}

scenario(
  'in every state it has no faults for axe, fits the window, and is translated without its amount and names',
  async ({ page, server }) => {
    const { transactions } = await signedInClient(server.url, 'tiendaluna-centro-caja1');
    const admin = await signedInClient(server.url, 'tiendaluna');
    const charge = async (content: { note?: string; timerSeconds?: number } = {}) =>
      dataOf(await transactions.charge({ amount: 125.5, ...content })).transaction;
    const pay = (link: string | null | undefined) =>
      world(page, 'users/maria.lopez/scan/pay', { code: link ?? '' });
    const elsewhere = dataOf(await admin.branches.list()).branches.find(({ name }) => name === 'Zona 10');
    const [ofBlocked, short, days, paid, canceled, refunded, expired] = [
      dataOf(await admin.transactions.charge({ amount: 125.5, businessBranchId: elsewhere?.id ?? '' }))
        .transaction,
      await charge(),
      await charge({ note: NOTE, timerSeconds: 7 * 24 * 3600 }),
      await charge({ note: NOTE }),
      await charge(),
      await charge(),
      await charge({ note: NOTE, timerSeconds: 60 }),
    ];
    const found = dataOf(await transactions.verifyUser({ search: 'maria.lopez' }));
    const request = dataOf(
      await transactions.sendRequest({ friUserId: found.user.id, amount: 125.5, note: NOTE }),
    ).transaction;
    const rejected = dataOf(
      await transactions.sendRequest({ friUserId: found.user.id, amount: 125.5, note: NOTE }),
    ).transaction;
    await world(page, `users/maria.lopez/requests/${rejected.paymentRequestId}/reject`, {});
    dataOf(await admin.branches.blockAdmin({ userId: elsewhere?.admin.id ?? '' }));
    await pay(paid.paymentLink);
    await pay(refunded.paymentLink);
    dataOf(await transactions.cancelRequest({ transactionId: canceled.id }));
    dataOf(await admin.transactions.refund({ transactionId: refunded.id, reason: 'Devolución' }));
    const states = [
      ['pending', short, /vale hasta el/],
      ['of several days, with a note', days, /Pastel/],
      ['of a request', request, /Solo puede pagarlo/],
      ['paid', paid, /Pagado/],
      ['canceled', canceled, /Cancelado/],
      ['rejected by its payer', rejected, /Rechazado/],
      ['of a blocked branch', ofBlocked, /la sucursal está bloqueada/],
      ['refunded', refunded, /Reembolsado/],
      ['expired', expired, /Expirado/],
    ] as const;
    for (const [state, { paymentLink }, words] of states) {
      if (state === 'expired') await world(page, 'clock', { advanceSeconds: 90 });
      await page.goto(paymentLink ?? '');
      assert.match(await page.locator('main, body').first().innerText(), words, state);
      for (const width of WIDTHS) {
        await resize(page, width);
        assert.equal(await axeViolations(page), [], `${state}, ${width}`);
        assert.equal(await textFaults(page), [], `${state}, ${width}`);
        assert.equal(await translatedFacts(page), [], `${state}, ${width}`);
      }
    }
  },
);
