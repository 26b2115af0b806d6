import { takePicture } from './take-picture.mjs';

const BRANCH = 'tiendaluna-zona10';

export async function takeBranchPictures({ signIn }, failNextClosing) {
  const page = await signIn(BRANCH);
  await takeAssignment(page);
  await takeCashiers(page);
  await takeImport(page);
  await takeHistory(page);
  await takeFailedClosing(page, failNextClosing);
  await page.context().close();
}

async function takeAssignment(page) {
  await page
    .getByRole('button', { name: /^Asignar/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('label', { hasText: 'Caja 1' }).click();
  await page.getByRole('button', { name: 'Asignar a Caja 1' }).waitFor();
  await takePicture(page, 'assign-payment');
  await page.keyboard.press('Escape');
}

async function takeCashiers(page) {
  await page.getByRole('link', { name: 'Cajas' }).click();
  await page.getByRole('button', { name: 'Acciones de Caja 1' }).click();
  await page.getByRole('menuitem', { name: 'Tipo de cierre' }).waitFor();
  await takePicture(page, 'cashiers');
  await page.keyboard.press('Escape');
}

const SHEET = `Caja,Usuario,Correo,Referencia
Caja 4,caja4,caja4.zona10@tiendaluna.gt,C204
Caja 5,caja5,caja5.zona10@tiendaluna.gt,C208
Terraza,,,C205
Eventos,,eventos@tiendaluna,C206
Domicilios,domicilios,,C207
`;

async function takeImport(page) {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  const file = page.getByLabel('Elige un archivo de Excel o CSV');
  await file.setInputFiles({ name: 'cajas.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await page.getByRole('button', { name: 'Crear 4 cajas' }).waitFor();
  await takePicture(page, 'import');
  await page.getByRole('button', { name: 'Cancelar' }).click();
}

async function takeHistory(page) {
  await page.goto('/transaction/history');
  await page.getByRole('row').nth(5).waitFor();
  await page.getByRole('button', { name: 'Gráfica por día' }).click();
  await page.getByRole('slider').waitFor();
  await takePicture(page, 'history');
}

async function takeFailedClosing(page, failNextClosing) {
  await failNextClosing('El banco no respondió');
  await page.getByRole('link', { name: 'Cierres' }).click();
  await page.getByRole('button', { name: 'Realizar cierre' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cerrar por Q/ })
    .click();
  await page
    .getByRole('dialog')
    .getByText(/El banco no respondió/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).click();
  await page
    .getByRole('link', { name: /^Ver detalle/ })
    .first()
    .click();
  await page.getByText('El cierre quedó en error').waitFor();
  await takePicture(page, 'failed-closing');
}
