import { readPdf } from '../support/read-pdf.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
const { sandbox } = site;

const admin = await sandbox.api('tiendaluna');
const download = async (username: string, content: { userId?: string; businessBranchId?: string }) => {
  const { blob, fileName } = dataOf(await (await sandbox.api(username)).cashiers.downloadQr(content));
  return { fileName, type: blob.type, pages: await readPdf(new Uint8Array(await blob.arrayBuffer())) };
};
/** Pays with a scanned code, as the simulated phone does. */
const payCode = (code: string | null) => {
  const { protocol, pathname, searchParams } = new URL(code ?? 'nothing:');
  assert.equal([protocol, pathname], ['cobros:', 'pay']);
  const { to, id } = Object.fromEntries(searchParams);
  return site.world('users/maria.lopez/payments', { to, id, amount: 35.5, note: '' });
};

test('the QR page of a cashier is an A4 page with business, branch and cashier', async () => {
  dataOf(await admin.cashiers.modify({ userId: 'us_caja1', name: 'Caja rápida 1/2' }));
  const { fileName, type, pages } = await download('tiendaluna', { userId: 'us_caja1' });
  assert.equal([type, fileName], ['application/pdf', 'QR Caja rápida 1-2 - Centro.pdf']);
  assert.is(pages.length, 1);
  const [page] = pages;
  assert.equal([page?.width, page?.height], [210, 297]);
  for (const words of ['Tienda Luna', 'Centro', 'Caja rápida 1/2', '@tiendaluna-centro-caja1'])
    assert.ok(page?.text.includes(words), words);
});

test('the code on the page pays the cashier directly', async () => {
  const [page] = (await download('tiendaluna-centro', { userId: 'us_caja3' })).pages;
  assert.is((await payCode(page?.code ?? null)).status, 201);
  const [paid] = dataOf(await admin.transactions.listPaid()).transactions;
  assert.equal([paid?.businessUserId, paid?.amount, paid?.status], ['us_caja3', 35.5, 'completed']);
});

test('one document has all cashiers of a branch that are not deleted, with a page for each', async () => {
  dataOf(await admin.cashiers.remove({ userId: 'us_caja4' }));
  const { fileName, pages } = await download('tiendaluna', { businessBranchId: 'br_centro' });
  assert.is(fileName, 'QR Cajas de Centro.pdf');
  const ids = pages.map(({ code }) => new URL(code ?? 'nothing:').searchParams.get('id'));
  assert.equal(ids, ['us_caja1', 'us_caja2', 'us_caja3']);
});

test('without an id the code is the caller’s own: a cashier’s, or a branch’s or business’s for payments to be assigned', async () => {
  const codes = async (username: string) => (await download(username, {})).pages.map(({ code }) => code);
  assert.equal(await codes('tiendaluna-centro-caja2'), ['cobros:pay?to=cashier&id=us_caja2']);
  const [branch = null] = await codes('tiendaluna-centro');
  const [business = null] = await codes('tiendaluna');
  for (const code of [branch, business]) assert.is((await payCode(code)).status, 201);
  const { transactions } = dataOf(await admin.transactions.listPending());
  const receivers = transactions.map(({ businessBranchId }) => businessBranchId);
  assert.equal(receivers.sort(), ['br_centro', null]);
});

test('a titular can also print the codes of its children; nobody can print codes outside their scope', async () => {
  assert.is((await download('tiendaluna-centro-caja2', { userId: 'us_caja1' })).pages.length, 1);
  const cashier = await sandbox.api('tiendaluna-centro-caja1');
  assert.is(failureOf(await cashier.cashiers.downloadQr({ userId: 'us_caja2' })).status, 404);
  assert.is(failureOf(await admin.cashiers.downloadQr({ userId: 'us_centro' })).status, 404);
});

test('the QR code on its own is an SVG that contains no text typed by a user', async () => {
  dataOf(await admin.cashiers.modify({ userId: 'us_caja2', name: 'Caja <script>2</script>' }));
  const content = { userId: 'us_caja2', format: 'svg' } as const;
  const { blob, fileName } = dataOf(await admin.cashiers.downloadQr(content));
  assert.equal([blob.type, fileName], ['image/svg+xml', 'QR Caja -script-2--script- - Centro.svg']);
  assert.match(await blob.text(), /^<svg xmlns="[^"]+" viewBox="[\d ]+"[^>]*>(<path [^<>]+\/>){2}<\/svg>$/);
  const branch = await admin.cashiers.downloadQr({ businessBranchId: 'br_centro', format: 'svg' });
  assert.is(rejectionOf(branch), '400 format');
});

test('a branch without cashiers returns 404', async () => {
  dataOf(await admin.cashiers.remove({ userId: 'us_zona101' }));
  const none = await admin.cashiers.downloadQr({ businessBranchId: 'br_zona10' });
  assert.is(refusalOf(none), '404 La sucursal no tiene cajas');
});

test('a name that is too long, or has characters missing in the fonts, still makes a working page', async () => {
  for (const [name, shown] of [
    ['日本 Kāva Niño ☕', 'Kava Niño'],
    ['Łódź ☕ Đakovo №5', 'Lódz Dakovo No5'],
    [`Ñandú ${'W'.repeat(74)}`, 'Ñandú W'],
  ] as const) {
    dataOf(await admin.cashiers.modify({ userId: 'us_caja2', name }));
    const [page] = (await download('tiendaluna', { userId: 'us_caja2' })).pages;
    assert.match(page?.text ?? '', shown);
    assert.is(page?.code, 'cobros:pay?to=cashier&id=us_caja2');
  }
});
