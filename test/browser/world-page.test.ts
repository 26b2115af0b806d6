import { assert, browserSuite, type Page, type PageOptions } from '../support/browser-suite.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../support/page-checks.ts';

const scenario = browserSuite('The simulated world');

const screen = (page: Page) => page.locator('#phone-screen');

/** Opens this person's phone with its pending requests. */
async function openPhone(page: Page, username = 'jose.perez'): Promise<void> {
  await page.goto(`/sandbox?user=${username}`);
  await screen(page).getByText('por responder').waitFor();
}

for (const size of ['desktop', 'phone'] satisfies PageOptions['size'][])
  scenario(
    `every tab and form is accessible and fits the screen: ${size}`,
    async ({ page }) => {
      await openPhone(page);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Escanear' }).click();
      await screen(page).getByLabel('Código QR').waitFor();
      await expectNoAxeViolations(page);
      for (const tab of [/Correos/, /Afiliaciones/, /Webhooks/, /Reloj/]) {
        await page.getByRole('link', { name: tab }).click();
        await page.locator('#phone').waitFor({ state: 'hidden' });
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      }
      await page.getByRole('button', { name: 'Reiniciar datos' }).click();
      await expectNoAxeViolations(page);
    },
    { size },
  );

scenario('a request is accepted by keyboard alone, and the focus is not lost', async ({ page }) => {
  await openPhone(page);
  const card = screen(page).getByRole('article', { name: 'Solicitud de Tienda Luna, Q' });
  const amount = (await card.locator('strong').textContent()) ?? '';
  await card.getByRole('button', { name: 'Aceptar' }).focus();
  await page.keyboard.press('Enter');
  await screen(page).getByText(`Aceptaste la solicitud de ${amount} de Tienda Luna`).waitFor();
  await card.waitFor({ state: 'detached' });
  await screen(page).getByText('Pagado').first().waitFor();
  assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), 'por responder');
});

scenario(
  'a scanned charge shows its details and is paid once, and the request of somebody else is rejected with a message',
  async ({ page, newPage }) => {
    await openPhone(page, 'maria.lopez');
    const other = await newPage();
    await openPhone(other, 'andrea.de.leon');
    const form = (phone: Page) => screen(phone).locator('form');
    for (const phone of [page, other]) {
      await phone.getByRole('button', { name: 'Escanear' }).click();
      await form(phone).getByLabel('Negocio').selectOption('Tienda Luna');
      const charge = form(phone).locator('optgroup[label=Cobros] option').first();
      await form(phone)
        .getByLabel('Código QR')
        .selectOption((await charge.getAttribute('value')) ?? '');
      await form(phone).getByRole('status').getByText('Tienda Luna').waitFor();
      assert.is(await form(phone).getByLabel('Monto en quetzales').isVisible(), false);
    }
    await form(page).getByRole('button', { name: 'Pagar' }).click();
    await screen(page)
      .getByText(/^Pagaste Q[\d.,]+ a Tienda Luna$/)
      .waitFor();
    await form(other).getByRole('button', { name: 'Pagar' }).click();
    await form(other).getByRole('alert').getByText('El cobro ya fue pagado').waitFor();

    await page.getByRole('button', { name: 'Escanear' }).click();
    const request = form(page).locator('optgroup[label=Solicitudes] option').first();
    await form(page)
      .getByLabel('Código QR')
      .selectOption((await request.getAttribute('value')) ?? '');
    await form(page).getByRole('alert').getByText('Esta solicitud es para otra persona').waitFor();
  },
  { expectedErrors: /409|403/ },
);

scenario('each tab keeps its own app user', async ({ page }) => {
  await openPhone(page, 'maria.lopez');
  await page.getByRole('combobox', { name: 'Persona' }).selectOption({ value: 'kevin.batz' });
  await screen(page).getByText('por responder').waitFor();
  assert.match(page.url(), 'user=kevin.batz');
  await page.goto('/sandbox');
  await screen(page).getByText('por responder').waitFor();
  assert.is(await page.getByRole('combobox', { name: 'Persona' }).inputValue(), 'kevin.batz');
});

scenario(
  'the clock is advanced for everyone, and a reset asks for confirmation and restores everything',
  async ({ page }) => {
    await openPhone(page, 'kevin.batz');
    await screen(page).getByRole('article').waitFor();
    await page.getByRole('button', { name: '+15 minutos' }).click();
    await page.getByText('El reloj se adelantó 15 minutos').waitFor();
    await screen(page).getByText('Ninguna solicitud por responder').waitFor();
    await screen(page).getByText('Expirado').first().waitFor();

    const ask = page.getByRole('dialog', { name: 'Reiniciar datos' });
    await page.getByRole('button', { name: 'Reiniciar datos' }).click();
    await ask.getByRole('button', { name: 'Volver' }).click();
    assert.match((await page.locator('#clock-offset').textContent()) ?? '', '+15 min');
    await page.getByRole('button', { name: 'Reiniciar datos' }).click();
    await ask.getByRole('button', { name: 'Reiniciar todo' }).click();
    // Seeding again on a busy machine takes longer than pages usually need to respond.
    await page.getByText('Los datos iniciales volvieron').waitFor({ timeout: 120_000 });
    await screen(page).getByRole('article').waitFor();
    assert.is((await page.locator('#clock-offset').textContent()) ?? '', '');
  },
);
