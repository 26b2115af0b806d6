import sharp from 'sharp';
import { openDialog, openProfile } from '../../support/profile-page.ts';
import { dialogNamed } from '../../support/walk-row-dialog.ts';
import type { BadLineCase } from '../support/bad-line-case.ts';

/** The only dialog here: test/unit/dialogs submits the others with every fault, but cropping a picture needs a real browser. */
export const PROFILE: readonly BadLineCase[] = [
  {
    name: 'Foto del negocio',
    async open({ page }) {
      await openProfile(page, 'cafesol');
      await openDialog(page, 'Cambiar foto', 'Foto del negocio');
      const dialog = dialogNamed(page, 'Foto del negocio');
      const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#b5763a' } });
      const buffer = await picture.png().toBuffer();
      await dialog.getByLabel(/^Elegir/).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
      await dialog.getByLabel('Acercar').fill('2');
      return dialog;
    },
    button: 'Guardar foto',
    owner: 'cafesol',
    call: 'profile.updateAvatar',
    recorded: 'avatar',
    times: 'each time',
  },
];
