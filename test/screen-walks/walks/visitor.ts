import type { Page } from 'playwright-core';
import {
  attach,
  DOCUMENTS,
  documentPlace,
  fillAccess,
  fillBank,
  fillBusiness,
  fillLocation,
  onward,
  pdfFile,
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

/** Files whose names are longer than their place. */
async function attachLongNames(page: Page): Promise<void> {
  for (const document of DOCUMENTS)
    await attach(
      page,
      document,
      pdfFile(`${document}, escaneado por las dos caras en noviembre de 2026.pdf`),
    );
  for (const document of DOCUMENTS) await documentPlace(page, document).getByText('Recibido').waitFor();
}

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
    { name: 'sign-up-documents-sent', shows: [], open: attachLongNames },
    step('access', 'Crea tu acceso', async () => undefined),
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
