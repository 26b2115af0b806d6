import { START } from './sandbox.mjs';
import { takePicture } from './take-picture.mjs';

const CASHIER = 'tiendaluna-centro-caja1';
const ALMOST_SIX_HOURS = (6 * 60 - 4) * 60_000;

/** Takes pictures on a phone: offline, and at the end of a session. */
export async function takeOfflineAndSessionEndPictures({ signIn }) {
  const lost = await signIn(CASHIER, 'phone');
  await lost.context().setOffline(true);
  await lost
    .getByText(/^Sin conexión desde/)
    // The words beside the title are hidden on phones.
    .locator('visible=true')
    .first()
    .waitFor();
  await takePicture(lost, 'offline');
  await lost.context().close();

  const ending = await signIn(CASHIER, 'phone');
  await ending.clock.setFixedTime(START + ALMOST_SIX_HOURS);
  await ending.getByRole('heading', { name: 'Tu sesión está por terminar' }).waitFor();
  await takePicture(ending, 'session-ending');
  await ending.context().close();
}
