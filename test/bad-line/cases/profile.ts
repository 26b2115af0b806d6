import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { LINE_FAULTS } from '../../support/bad-line/line-faults.ts';
import { lineOf } from '../../support/bad-line/line-of.ts';
import { pathOf } from '../../support/bad-line/path-of.ts';
import { latestServerMail } from '../../support/latest-server-mail.ts';
import { PASSWORD } from '../../support/portal-page.ts';
import { openDialog, openProfile } from '../../support/profile-page.ts';
import { dialogNamed } from '../../support/walk-row-dialog.ts';
import type { BadLineCase } from '../support/bad-line-case.ts';

const NEW_ADDRESS = 'sol@cafesol.example';

type Fields = Record<string, string>;

async function openAndType(
  page: Page,
  username: string,
  [button, title]: readonly [string, string],
  fields: Fields,
): Promise<Locator> {
  await openProfile(page, username);
  await openDialog(page, button, title);
  const dialog = dialogNamed(page, title);
  for (const [label, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  return dialog;
}

/** A dialog of Café Sol's profile whose fields are typed. */
const typed = (
  button: string,
  title: string,
  fields: Fields,
  rest: Pick<BadLineCase, 'call' | 'recorded' | 'times'> & Partial<BadLineCase>,
): BadLineCase => ({
  name: title,
  open: ({ page }) => openAndType(page, 'cafesol', [button, title], fields),
  button: 'Guardar',
  owner: 'cafesol',
  ...rest,
});

const EMAIL = ['Editar correo electrónico', 'Correo electrónico'] as const;

/** The last digit makes the call. */
async function typeSentCode(page: Page, url: string): Promise<Locator> {
  const dialog = dialogNamed(page, 'Código de verificación');
  await dialog.waitFor();
  const { code } = await latestServerMail(url, 'usar esta dirección como tu correo electrónico');
  await page.keyboard.type(code);
  return dialog;
}

export const PROFILE: readonly BadLineCase[] = [
  typed(
    'Editar nombre del negocio',
    'Nombre del negocio',
    { 'Nombre del negocio': 'Café Sol y Luna' },
    { call: 'cashiers.modify', recorded: 'business-renamed' },
  ),
  typed(
    'Editar tu nombre',
    'Tu nombre',
    { 'Tu nombre': 'Tomás Solórzano Paz' },
    { call: 'cashiers.modify', recorded: 'own-name' },
  ),
  typed(
    'Editar teléfono',
    'Teléfono',
    { Teléfono: '5555 0101' },
    { call: 'profile.updatePhone', recorded: 'own-phone' },
  ),
  {
    name: 'Nombre de la sucursal',
    open: ({ page }) =>
      openAndType(page, 'tiendaluna-antigua', ['Editar nombre de la sucursal', 'Nombre de la sucursal'], {
        'Nombre de la sucursal': 'Antigua Guatemala',
      }),
    button: 'Guardar',
    call: 'branches.update',
    recorded: 'branch-edited',
  },
  typed(
    ...EMAIL,
    { 'Correo electrónico nuevo': NEW_ADDRESS },
    {
      name: 'Correo electrónico: each call sends another code',
      button: 'Enviar código',
      call: 'profile.updateEmail',
      recorded: 'own-email',
      times: 'never',
    },
  ),
  typed(
    ...EMAIL,
    {},
    {
      name: 'Código de verificación',
      async open(scene) {
        const { page, server } = scene;
        const fields = { 'Correo electrónico nuevo': NEW_ADDRESS };
        await openAndType(page, 'cafesol', EMAIL, fields);
        lineOf(scene).fault = { name: 'offline', path: pathOf('profile.validateEmailChange') };
        await page.keyboard.press('Enter');
        const dialog = await typeSentCode(page, server.url);
        await dialog.getByRole('alert').filter({ hasText: LINE_FAULTS.offline.says }).waitFor();
        return dialog;
      },
      button: 'Validar código',
      call: 'profile.validateEmailChange',
      recorded: 'own-email',
      refused: 'El código de verificación ya no sirve, pide uno nuevo',
    },
  ),
  typed(
    'Editar cierre con conteo',
    'Cierre con conteo',
    {},
    {
      async open({ page }) {
        const dialog = await openAndType(
          page,
          'cafesol',
          ['Editar cierre con conteo', 'Cierre con conteo'],
          {},
        );
        await dialog.locator('label', { hasText: 'Pedir a las cajas contar al cerrar' }).click();
        await dialog.getByLabel(/^Pedir motivo/).fill('5.50');
        return dialog;
      },
      call: 'profile.setClosingCount',
      recorded: 'count-on',
    },
  ),
  typed(
    'Cambiar foto',
    'Foto del negocio',
    {},
    {
      async open({ page }) {
        const dialog = await openAndType(page, 'cafesol', ['Cambiar foto', 'Foto del negocio'], {});
        const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } });
        const buffer = await picture.png().toBuffer();
        await dialog.getByLabel(/^Elegir/).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
        await dialog.getByLabel('Acercar').fill('2');
        return dialog;
      },
      button: 'Guardar foto',
      call: 'profile.updateAvatar',
      recorded: 'avatar',
      times: 'each time',
    },
  ),
  {
    name: 'Contraseña',
    open: ({ page }) =>
      openAndType(page, 'tiendaluna-zona10-caja2', ['Cambiar contraseña', 'Contraseña'], {
        'Contraseña actual': PASSWORD,
        'Nueva contraseña': 'Quetzal*77',
        'Confirmación de contraseña': 'Quetzal*77',
      }),
    button: 'Cambiar contraseña',
    call: 'auth.changePassword',
    recorded: 'password-changed',
    refused: 'La contraseña actual no es correcta',
  },
];
