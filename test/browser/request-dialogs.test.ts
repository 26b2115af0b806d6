import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { signIn } from '../support/portal-page.ts';

const { scenario, run } = browserSuite('Dialogs of a request');

async function openForm(page: Page, username: string): Promise<void> {
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Usuario o teléfono').fill(username);
  await dialog.getByText(`@${username}`).waitFor();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').waitFor();
}

async function send(page: Page, username: string, amount: string): Promise<void> {
  await openForm(page, username);
  await page.getByLabel('Monto').fill(amount);
  await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
  await page.getByRole('heading', { name: 'Esperando respuesta' }).waitFor();
}

/** Accepts or rejects, as the app user, the request for this amount. */
async function answer(page: Page, username: string, amount: string, how: 'accept' | 'reject'): Promise<void> {
  const phone = await page.request.get(`/sandbox/v1/users/${username}/requests`);
  const { requests } = (await phone.json()) as {
    requests: { paymentRequestId: string; formattedAmount: string }[];
  };
  const asked = requests.find(({ formattedAmount }) => formattedAmount === amount);
  const url = `/sandbox/v1/users/${username}/requests/${asked?.paymentRequestId}/${how}`;
  assert.ok((await page.request.post(url, { data: {} })).ok());
}

for (const size of ['desktop', 'phone'] as const) {
  scenario(
    `each dialog fits a ${size}`,
    async ({ page }) => {
      const check = async (heading: string) => {
        await page.getByRole('heading', { name: heading }).waitFor();
        await expectNoSidewaysScroll(page);
      };
      await signIn(page, 'tiendaluna-centro-caja1');
      await page.keyboard.press('F2');
      await check('Enviar solicitud');
      await page.getByLabel('Usuario o teléfono').fill('nadie.aqui');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('alert').waitFor();
      await check('Enviar solicitud');
      await page.keyboard.press('Escape');

      await openForm(page, 'maria.lopez');
      await page.getByRole('button', { name: 'Enviar solicitud', exact: true }).last().click();
      await page.getByText('Este campo es requerido').waitFor();
      await check('Nueva solicitud');
      await page.getByLabel('Monto').fill('12.50');
      await page.getByRole('button', { name: 'Enviar solicitud de Q12.50' }).click();
      await check('Esperando respuesta');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar solicitud' }).click();
      await check('¿Cancelar la solicitud?');
      await page.getByRole('button', { name: 'Sí, cancelar solicitud' }).click();
      await page.getByText(/^La solicitud de .+ por Q.* fue cancelada$/).waitFor();
    },
    { size, expectedErrors: /404/ },
  );
}

scenario(
  'an amount means the same in any spelling, and typing after returning replaces it',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await openForm(page, 'maria.lopez');
    const field = page.getByLabel('Monto');
    const asks = (amount: string) =>
      page.getByRole('button', { name: `Enviar solicitud de ${amount}`, exact: true }).waitFor();
    for (const delay of [0, 5, 40]) {
      await field.focus();
      await page.keyboard.type('1,234.50', { delay });
      await asks('Q1,234.50');
      await page.keyboard.press('Tab');
      assert.is(await field.inputValue(), '1,234.50');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('125', { delay });
      await asks('Q125.00');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('00,', { delay });
      await page.keyboard.press('Backspace');
      await asks('Q12,005.00');
      await page.keyboard.press('Tab');
      await field.click();
      await page.keyboard.insertText('12,50');
      await asks('Q12.50');
      await page.keyboard.press('Tab');
    }
    await field.click();
    await page.keyboard.type('125.555');

    const note = page.getByLabel('Nota');
    await note.click();
    await page.keyboard.insertText('🍞'.repeat(70));
    await page.getByText('70 de 120').waitFor();
    await page.keyboard.insertText('x'.repeat(60));
    await page.keyboard.press('Home');
    await page.keyboard.type('no', { delay: 5 });
    assert.is(await note.inputValue(), '🍞'.repeat(70) + 'x'.repeat(50));
    await page.keyboard.press('Delete');
    await page.keyboard.type('sí');
    assert.is(await note.inputValue(), `s${'🍞'.repeat(69)}${'x'.repeat(50)}`);
    await page.keyboard.press('Tab');
    await page.getByText('El monto admite dos decimales como máximo').waitFor();
    assert.is(await field.inputValue(), '125.555');
  },
);

scenario('going back keeps the typed values of both steps', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro-caja1');
  await openForm(page, 'maria.lopez');
  await page.getByLabel('Monto').fill('45.10');
  await page.getByLabel('Referencia').fill('C77');
  await page.getByRole('button', { name: 'Volver' }).click();
  assert.is(await page.getByLabel('Usuario o teléfono').inputValue(), 'maria.lopez');
  await page.keyboard.press('Enter');
  assert.is(await page.getByLabel('Monto').inputValue(), '45.10');
  assert.is(await page.getByLabel('Referencia').inputValue(), 'C77');
});

scenario(
  'an outcome is announced although the request is in the background, also after a reload',
  async ({ page }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await send(page, 'jose.perez', '51.20');
    await page.getByRole('button', { name: 'Seguir en segundo plano' }).last().click();
    await openForm(page, 'maria.lopez');
    await page.getByLabel('Monto').fill('9.99');
    await answer(page, 'jose.perez', 'Q51.20', 'reject');
    await page.getByText('La solicitud a @jose.perez por Q51.20 fue rechazada.').waitFor();
    assert.is(await page.getByLabel('Monto').inputValue(), '9.99');

    // After sending, the tab is reloaded on another screen; the outcome is still announced.
    await page.keyboard.press('Escape');
    await send(page, 'jose.perez', '52.20');
    await page.goto('/profile');
    await page.reload();
    await page.getByRole('heading', { name: 'Perfil' }).waitFor();
    await answer(page, 'jose.perez', 'Q52.20', 'accept');
    await page.getByText('La solicitud a @jose.perez por Q52.20 fue aceptada.').waitFor();
  },
);

scenario(
  'cancelling a request that was just paid shows its state',
  async ({ page, newPage }) => {
    await signIn(page, 'tiendaluna-centro-caja1');
    await send(page, 'maria.lopez', '18.18');
    await page.getByRole('button', { name: 'Seguir en segundo plano' }).last().click();

    const admin = await newPage();
    await signIn(admin, 'tiendaluna');
    const row = admin.getByRole('listitem').filter({ hasText: 'Q18.18' });
    await row.getByRole('button', { name: /^Cancelar la solicitud/ }).click();
    const question = admin.getByRole('alertdialog');
    await question.waitFor();
    await answer(page, 'maria.lopez', 'Q18.18', 'accept');
    await question.getByRole('button', { name: 'Cancelar solicitud de Q18.18' }).click();
    assert.match(await question.getByRole('alert').innerText(), /La solicitud ya fue aceptada/);
    assert.match(await question.innerText(), /Estado\s+Recibido/);
    await admin.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
  },
  { expectedErrors: /409/ },
);

scenario('an expired request closes its dialog with a message', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro-caja3');
  await openForm(page, 'maria.lopez');
  await page.getByLabel('Monto').fill('7.07');
  await page.getByRole('button', { name: '5 minutos', exact: true }).click();
  await page.getByRole('button', { name: 'Enviar solicitud de Q7.07' }).click();
  await page.getByRole('heading', { name: 'Esperando respuesta' }).waitFor();
  await page.request.post('/sandbox/v1/clock', { data: { advanceSeconds: 301 } });
  await page.getByText('La solicitud a @maria.lopez por Q7.07 expiró.').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

scenario(
  'Back closes the open dialog and keeps the screen, and Forward does nothing harmful',
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const detail = dialog.filter({ hasText: 'Seguimiento' });
    const refund = page.getByRole('alertdialog', { name: 'Reembolsar pago' });
    const closed = async () => {
      await dialog.waitFor({ state: 'detached' });
      assert.is(await page.getByRole('alertdialog').count(), 0);
    };
    await signIn(page, 'tiendaluna');
    await openForm(page, 'maria.lopez');
    await page.goBack();
    await closed();
    await page.goForward();
    await page.getByRole('link', { name: 'Historial' }).click();
    await page.getByRole('heading', { name: 'Historial' }).waitFor();
    await page.getByLabel('Estado').selectOption('completed');
    await page.waitForURL(/\?status=completed$/);

    await page.getByRole('region', { name: 'Transacciones' }).locator('tbody a').first().click();
    await detail.getByRole('button', { name: 'Reembolsar' }).click();
    await refund.getByLabel('Motivo').fill('Producto equivocado');
    await page.goBack();
    await refund.waitFor({ state: 'detached' });
    await page.goForward();
    await detail.waitFor();
    const address = page.url();
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);

    // A dialog that was closed by its button leaves no history entry.
    await page.goForward();
    await detail.getByRole('button', { name: 'Reembolsar' }).click();
    await refund.waitFor();
    await page.keyboard.press('Escape');
    await refund.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !history.state.dialogs);
    await page.keyboard.press('Escape');
    await closed();
    await page.waitForURL(/\?status=completed$/);
    await page.goBack();
    await page.waitForURL(/\/transaction\/history$/);
    await page.goForward();

    // Opened by its address alone, as from a link.
    await page.goto(address);
    await detail.waitFor();
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await dialog.getByRole('link', { name: 'Cierres' }).waitFor();
    await page.waitForFunction(() => history.state?.dialogs);
    await page.goBack();
    await closed();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await dialog.waitFor();
    await page.waitForFunction(() => history.state?.dialogs);
    await page.goBack();
    await closed();
    assert.match(page.url(), /\?status=completed$/);
  },
);

run();
