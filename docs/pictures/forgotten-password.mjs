import { takePicture } from './take-picture.mjs';

const CASHIER = 'tiendaluna-centro-caja1';

/** Takes a picture on a phone: the form for the code and the new password. */
export async function takeForgottenPasswordPicture({ openLogin }) {
  const forgotten = await openLogin('phone');
  await forgotten.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await forgotten.getByRole('heading', { name: '¿Olvidaste tu contraseña?' }).waitFor();
  await forgotten.getByLabel('Usuario').fill(CASHIER);
  await forgotten.getByRole('button', { name: 'Siguiente' }).click();
  await forgotten.getByRole('heading', { name: 'Crea una contraseña' }).waitFor();
  await takePicture(forgotten, 'forgotten-password');
  await forgotten.context().close();
}
