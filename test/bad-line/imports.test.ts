import { signIn } from '../support/portal-page.ts';
import { badLineSuite } from './support/bad-line-suite.ts';

const SHEET = 'Sucursal;Caja;Usuario;Correo;Referencia\nCentro;Caja 41;caja41;;C41\n';

badLineSuite('Importar on a bad line', [
  {
    name: 'Importar cajas',
    async open({ page }) {
      await signIn(page, 'tiendaluna-centro');
      await page.goto('/user');
      await page.getByRole('button', { name: 'Más acciones' }).click();
      await page.getByRole('menuitem', { name: 'Importar' }).click();
      await page
        .getByLabel('Elige un archivo de Excel o CSV')
        .setInputFiles({ name: 'cajas.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
      await page.getByText('Se creará').first().waitFor();
      // The page counts as the dialog while it shows the preview.
      return page.locator('body').filter({ has: page.getByText('Se creará') });
    },
    button: 'Crear 1 caja',
    call: 'imports.create',
    recorded: 'cashier-created',
  },
]);
