import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { lineOf } from '../support/bad-line/line-of.ts';
import { pathOf } from '../support/bad-line/path-of.ts';
import { pressOnBadLine, submitOnBadLine } from '../support/bad-line/submit-on-bad-line.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { payInWorld } from '../support/pay-in-world.ts';
import { openAs } from '../support/portal-page.ts';
import { choose, dialogNamed } from '../support/walk-row-dialog.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const scenario = browserSuite('Webhooks on a bad line', { WEBHOOKS_ALLOW_PRIVATE: 'on' }, { badLine: true });

async function openNotifications(page: Page): Promise<Locator> {
  await choose(page, 'Caja 2', 'Notificaciones');
  const dialog = dialogNamed(page, 'Notificaciones');
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
}

scenario(
  'a webhook is saved and resent under the same id, and each test call that reached the server sends one test',
  async (scene) => {
    const { page } = scene;
    const receiver = await startReceiver();
    const ids = () => receiver.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    try {
      await openAs(page, 'tiendaluna-antigua', '/user');
      const line = lineOf(scene);
      const dialog = await openNotifications(page);
      await dialog.locator('label', { hasText: 'Webhook Versión 2' }).click();
      await dialog.getByLabel('URL').fill(receiver.url);
      await dialog.getByLabel('Encabezado de la llave').selectOption({ index: 1 });
      await dialog.getByRole('textbox', { name: /^Llave/ }).fill('una-llave');
      const save = { button: 'Guardar', call: pathOf('notifications.change') };
      await submitOnBadLine(line, dialog, save);
      const arrived = receiver.next();
      await payInWorld(page, { cashier: 'tiendaluna-antigua-caja2' }, 71.17);
      await arrived;

      await openNotifications(page);
      await dialog.getByRole('button', { name: 'Ver registro' }).click();
      const log = dialog.getByRole('region', { name: 'Registro de avisos' }).getByRole('listitem');
      await log.getByText('Entregado', { exact: true }).waitFor();
      const resend = { button: 'Reenviar', call: pathOf('notifications.resend') };
      await pressOnBadLine(line, dialog, resend);
      const again = receiver.next();
      await dialog.getByRole('button', { name: 'Reenviar' }).click();
      await again;
      await log.getByText('Entregado', { exact: true }).waitFor();
      assert.is(new Set(ids()).size, 1, 'a payment has one id');

      const sent = receiver.received.length;
      const test = { button: 'Probar', call: pathOf('notifications.test') };
      const tested = await pressOnBadLine(line, dialog, test);
      await dialog.getByRole('button', { name: 'Probar' }).click();
      await dialog.getByText(/^Entregado\. Respondió 200/).waitFor();
      assert.is(receiver.received.length - sent, tested.length + 1);
    } finally {
      await receiver.close();
    }
  },
);
