import {
  attachAll,
  fillAccess,
  fillBank,
  fillBusiness,
  fillLocation,
  onward,
  stepTitle,
} from '../../support/sign-up-page.ts';
import type { ScreenWalk } from '../support/screen-case.ts';
import { screen, show } from '../support/screen-case-builders.ts';

const LOGIN = '/auth/login';

/** A case that shows a page of the sign-up, reached from the previous page. */
const step = (
  name: string,
  title: string,
  fill: (page: Parameters<typeof fillBusiness>[0]) => Promise<void>,
) => ({
  name: `sign-up-${name}`,
  shows: [`sign-up ${name}`],
  open: async (page: Parameters<typeof fillBusiness>[0]) => {
    await fill(page);
    await onward(page);
    await stepTitle(page, title).waitFor();
  },
});

export const VISITOR: ScreenWalk = {
  cases: [
    screen('sign-in', `visitor ${LOGIN}`, LOGIN),
    screen('forgotten-password', 'visitor /auth/forgot-password', '/auth/forgot-password'),
    {
      name: 'new-password',
      shows: ['visitor /auth/reset-password'],
      async open(page) {
        await show(page, '/auth/forgot-password');
        await page.getByLabel('Usuario').fill('tiendaluna-centro-caja1');
        await page.getByRole('button', { name: 'Siguiente' }).click();
        await page.getByRole('heading', { name: 'Crea una contraseña' }).waitFor();
      },
    },
    screen('sign-up', 'visitor /afiliaciones/*', '/afiliaciones'),
    {
      name: 'sign-up-business',
      shows: ['sign-up business'],
      reloads: true,
      open: (page) => show(page, '/afiliaciones/negocio'),
    },
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
