import { fillSignIn } from './browser.mjs';
import { takePicture } from './take-picture.mjs';

const CASHIER = 'tiendaluna-centro-caja1';

export async function takeCashierPictures({ openLogin, signIn }) {
  const login = await openLogin();
  await fillSignIn(login, CASHIER);
  await takePicture(login, 'sign-in');
  await login.context().close();

  await takeRequest(await signIn(CASHIER, 'phone'));
  await takeCharge(await signIn(CASHIER, 'phone'));

  const page = await signIn(CASHIER);
  await takePicture(page, 'cashier-payments');
  await takeDetail(page);
  await takeClosing(page);
  await page.context().close();
}

/** Takes pictures on a phone: app user, amount, and waiting. */
async function takeRequest(page) {
  await page.getByRole('button', { name: 'Solicitud', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Usuario o teléfono').fill('maria.lopez');
  await dialog.getByText('@maria.lopez').waitFor();
  await takePicture(page, 'request-1');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Monto').fill('125.50');
  await page.getByLabel('Nota').fill('2 blusas y un cinturón');
  await takePicture(page, 'request-2');
  await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
  await page.getByRole('heading', { name: 'Esperando el pago' }).waitFor();
  await page.getByRole('img', { name: /^Código QR para pagar/ }).waitFor();
  await takePicture(page, 'request-3');
  await page.context().close();
}

/** Takes pictures on a phone: the amount, and the charge's code. */
async function takeCharge(page) {
  await page.getByRole('button', { name: 'Cobrar', exact: true }).click();
  await page.getByRole('textbox', { name: 'Monto' }).fill('12.50*4');
  await takePicture(page, 'charge-1');
  await page.getByRole('button', { name: 'Cobrar Q50.00' }).click();
  await page.getByRole('img', { name: /^Código QR para pagar/ }).waitFor();
  await takePicture(page, 'charge-2');
  await page.getByRole('button', { name: 'Cancelar cobro' }).click();
  await page.getByRole('button', { name: 'Sí, cancelar cobro' }).click();
  await page.getByText('fue cancelado').waitFor();
  await page.context().close();
}

async function takeDetail(page) {
  const paid = page.getByRole('region', { name: 'Pagados' });
  await paid.getByRole('link', { name: 'Héctor Hugo Santizo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Comprobante' }).waitFor();
  await takePicture(page, 'payment-detail');
  await page.keyboard.press('Escape');
}

async function takeClosing(page) {
  await page.getByRole('link', { name: 'Cierres' }).click();
  await page.getByRole('button', { name: 'Realizar cierre' }).click();
  await page.getByRole('dialog').getByRole('rowheader', { name: 'Total' }).waitFor();
  await takePicture(page, 'cashier-closing');
}
