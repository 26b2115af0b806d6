import { takePicture } from './take-picture.mjs';

/** Takes a picture of the customer display just after a payment. It is taken last, because the payment changes other pictures. */
export async function takeCustomerDisplayPicture({ signIn, openAppUser }) {
  const page = await signIn('tiendaluna-centro-caja1');
  await page.getByRole('button', { name: 'Mostrador' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Pantalla para el cliente' }).click();
  const display = await opened;
  await display.setViewportSize({ width: 1024, height: 768 });
  await display.getByText(/tu cobro es de/).waitFor();

  const phone = await openAppUser('maria.lopez');
  await phone
    .getByRole('button', { name: /Aceptar/ })
    .first()
    .click();
  await display.getByText('Pagado', { exact: true }).waitFor();
  await takePicture(display, 'customer-display');
  await phone.context().close();
  await page.context().close();
}
