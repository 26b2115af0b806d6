import * as assert from 'uvu/assert';
import { lineAt } from '../support/bad-line/http-line.ts';
import { submitOnBadLine } from '../support/bad-line/submit-on-bad-line.ts';
import { browserSuite } from '../support/browser-suite.ts';
import { signIn } from '../support/portal-page.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { dialogNamed } from '../support/walk-row-dialog.ts';

const scenario = browserSuite('A bad line', {}, { badLine: true });

scenario('a request is sent once, whatever a proxy does to its call', async ({ page, server }) => {
  await signIn(page, 'tiendaluna-centro-caja1');
  await page.keyboard.press('F2');
  const search = dialogNamed(page, 'Enviar solicitud');
  await search.getByLabel('Usuario o teléfono').fill('maria.lopez');
  await search.getByText('@maria.lopez').waitFor();
  await search.getByRole('button', { name: 'Continuar' }).click();
  const dialog = dialogNamed(page, 'Nueva solicitud');
  await dialog.getByLabel('Monto').fill('77.31');
  await dialog.getByLabel('Nota').fill('Una sola vez');
  const line = lineAt(page.url());
  assert.ok(line);
  await submitOnBadLine(line, dialog, {
    button: 'Enviar solicitud de Q77.31',
    call: 'transactions/v3/requests/send',
  });
  await page.getByRole('heading', { name: 'Esperando respuesta' }).waitFor();
  const { transactions } = await signedInClient(server.url, 'tiendaluna-centro-caja1');
  const pending = dataOf(await transactions.listPending()).transactions;
  assert.is(pending.filter(({ note }) => note === 'Una sola vez').length, 1);
});
