import {
  attachAll,
  fillAccess,
  fillBank,
  fillBusiness,
  fillLocation,
  onward,
  stepTitle,
} from '../../support/sign-up-page.ts';
import type { ScreenCase, ScreenWalk } from '../support/screen-case.ts';
import { type Act, opened, screen } from '../support/screen-case-builders.ts';

const LOGIN = '/auth/login';

/** A case that shows a page of the sign-up, reached from the previous page. */
const step = (name: string, title: string, fill: Act): ScreenCase => ({
  name: `sign-up-${name}`,
  shows: [`sign-up ${name}`],
  async open(page) {
    await fill(page);
    await onward(page);
    await stepTitle(page, title).waitFor();
  },
});

export const VISITOR: ScreenWalk = {
  cases: [
    screen('sign-in', `visitor ${LOGIN}`, LOGIN),
    screen('forgotten-password', 'visitor /auth/forgot-password', '/auth/forgot-password'),
    opened('/auth/forgot-password', 'new-password', 'visitor /auth/reset-password', async (page) => {
      await page.getByLabel('Usuario').fill('tiendaluna-centro-caja1');
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await page.getByRole('heading', { name: 'Crea una contraseña' }).waitFor();
    }),
    screen('sign-up', 'visitor /afiliaciones/*', '/afiliaciones'),
    screen('sign-up-business', 'sign-up business', '/afiliaciones/negocio'),
    step('location', '¿Dónde está?', fillBusiness),
    step('bank', '¿Dónde recibes tu dinero?', fillLocation),
    step('documents', 'Documentos', fillBank),
    step('access', 'Crea tu acceso', attachAll),
    {
      name: 'sign-up-done',
      shows: ['sign-up done'],
      async open(page) {
        await fillAccess(page, 'panaderiavolcan');
        await page.getByRole('button', { name: 'Enviar afiliación' }).click();
        await stepTitle(page, 'Listo').waitFor();
      },
    },
    {
      name: 'customer-display-closed',
      shows: ['visitor /transaction/customer-display'],
      open: async (page) => {
        await page.goto('/transaction/customer-display');
        await page.getByText('Pantalla cerrada').waitFor();
      },
    },
  ],
};
