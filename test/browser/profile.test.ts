import sharp from 'sharp';
import { assert, browserSuite, openAs, type Page, payInWorld } from '../support/browser-suite.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { dataOf } from '../support/unwrap-result.ts';

const scenario = browserSuite('Perfil');

scenario(
  'a picture is positioned by keyboard, saved, and shown in the menu at once and after a reload',
  async ({ page }) => {
    await openAs(page, 'tiendaluna', '/profile');
    await page.getByRole('button', { name: 'Cambiar foto' }).click();
    const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } });
    const buffer = await picture.jpeg().toBuffer();
    await page.getByLabel(/^Elegir/).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });

    const stage = page.getByRole('application', { name: /^Encuadre/ });
    const image = stage.locator('img');
    const left = async () => (await image.boundingBox())?.x ?? 0;
    await page.locator('[role=application]:focus').waitFor();
    const start = await left();
    await page.keyboard.press('ArrowRight');
    assert.is(Math.round((await left()) - start), 4);
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft');
    assert.is(Math.round((await left()) - start), -72, 'the frame stays covered');
    await page.getByLabel('Acercar').fill('2');
    await page.getByRole('button', { name: 'Guardar foto' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const inDrawer = page.getByRole('complementary').locator('img[src*="/api/media/avatars/"]');
    await inDrawer.waitFor();
    await page.reload();
    await inDrawer.waitFor();
    assert.ok(
      await inDrawer.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 0)),
    );
  },
);

/** The e-mails that a refund waits for an approval. */
async function refundMails(page: Page): Promise<string[]> {
  const { emails } = await (await page.request.get('/sandbox/v1/outbox')).json();
  return emails
    .map(({ subject }: { subject: string }) => subject)
    .filter((subject: string) => subject.startsWith('Reembolso por aprobar'));
}

scenario(
  'e-mails about refunds to approve begin and end with a switch, which stays as it was left',
  async ({ page, server }) => {
    await payInWorld(page, 'tiendaluna-centro-caja1', 75);
    const { transactions } = await signedInClient(server.url, 'tiendaluna-centro');
    const askFor = async (amount: number) => {
      const [payment] = dataOf(await transactions.listPaid({})).transactions;
      const content = { transactionId: payment?.id ?? '', amount, reason: 'Precio equivocado' };
      const { request } = dataOf(await transactions.requestRefund(content));
      const mails = await refundMails(page);
      dataOf(await transactions.withdrawRefundRequest({ requestId: request.id }));
      return mails;
    };
    await openAs(page, 'tiendaluna', '/profile');
    const wanted = page.getByRole('switch', { name: /^Reembolsos por aprobar/ });
    const saved = () => page.getByRole('alert').or(page.getByRole('status')).getByText('éxito').waitFor();
    assert.is(await wanted.isChecked(), false);
    assert.equal(await askFor(1), []);

    await wanted.press(' ');
    await saved();
    await page.reload();
    assert.is(await wanted.isChecked(), true);
    const mails = await askFor(1.25);
    assert.match(mails.join(), /^Reembolso por aprobar: Q1\.25 de Q75\.00, lo pide [^,]+$/);

    await wanted.press(' ');
    await saved();
    await page.reload();
    assert.is(await wanted.isChecked(), false);
    assert.is((await askFor(1.5)).length, 1, 'no e-mail after it was turned off');
  },
);
