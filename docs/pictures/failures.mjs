import { START } from './sandbox.mjs';
import { takePicture } from './take-picture.mjs';

const CASHIER = 'tiendaluna-centro-caja1';
const ALMOST_SIX_HOURS = (6 * 60 - 4) * 60_000;

/** On a phone: offline, at the end of a session, and with a forgotten password. */
export async function takeFailurePictures({ openLogin, signIn }) {
  const lost = await signIn(CASHIER, 'phone');
  await lost.context().setOffline(true);
  await lost.getByText('Sin conexión.').waitFor();
  await takePicture(lost, 'offline');
  await lost.context().close();

  const ending = await signIn(CASHIER, 'phone');
  await ending.clock.setFixedTime(START + ALMOST_SIX_HOURS);
  await ending.getByRole('heading', { name: 'Tu sesión está por terminar' }).waitFor();
  await takePicture(ending, 'session-ending');
  await ending.context().close();

  const forgotten = await openLogin('phone');
  await forgotten.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await forgotten.getByRole('heading', { name: '¿Olvidaste tu contraseña?' }).waitFor();
  await forgotten.getByLabel('Usuario').fill(CASHIER);
  await forgotten.getByRole('button', { name: 'Siguiente' }).click();
  await forgotten.getByRole('heading', { name: 'Crea una contraseña' }).waitFor();
  await takePicture(forgotten, 'forgotten-password');
  await forgotten.context().close();
}
