import { assert, browserSuite, type Page, paymentsShown, signIn } from '../support/browser-suite.ts';
import {
  approve,
  attachAll,
  fillAccess,
  fillBank,
  fillBusiness,
  fillLocation,
  NEW_PASSWORD,
  onward,
  stepTitle,
} from '../support/sign-up-page.ts';

const scenario = browserSuite('A business signs up');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const firstStep = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Primeros pasos' }).getByRole('listitem').filter({ hasText: title });

async function signUp(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Afíliate' }).click();
  await page.getByRole('heading', { name: /Cobra con un código/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Afiliar mi negocio' }).click();

  await stepTitle(page, 'Cuéntanos de tu negocio').waitFor();
  await onward(page);
  await page.getByText('Este campo es requerido').first().waitFor();
  await fillBusiness(page);
  await onward(page);

  await stepTitle(page, '¿Dónde está?').waitFor();
  assert.is(await focused(page), '¿Dónde está?');
  await fillLocation(page);
  await onward(page);

  await stepTitle(page, '¿Dónde recibes tu dinero?').waitFor();
  await fillBank(page);
  await onward(page);

  await stepTitle(page, 'Documentos').waitFor();
  await attachAll(page);
  await onward(page);

  await stepTitle(page, 'Crea tu acceso').waitFor();
  await fillAccess(page, username);
  await page.getByText('Comprobado').waitFor();
  const review = page.getByRole('region', { name: 'Revisa antes de enviar' });
  assert.match(
    await review.innerText(),
    /Panadería Volcán[\s\S]*4587921-3[\s\S]*•••• 1788[\s\S]*RTU actualizado\.pdf/,
  );
  await page.getByRole('button', { name: 'Enviar afiliación' }).click();
  await stepTitle(page, 'Listo').waitFor();
  await page.getByText('hola@panaderiavolcan.gt').waitFor();
}

/** Closes the dialog that says where a one-time password was sent. */
async function leave(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function openBranch(page: Page): Promise<void> {
  await firstStep(page, 'Abre tu primera sucursal').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Nueva sucursal' });
  await dialog.getByLabel('Nombre de la sucursal').fill('Principal');
  await dialog.getByLabel('Referencia').fill('C1');
  await dialog.getByLabel('Dirección').fill('4a calle 8-20');
  for (const place of ['Departamento', 'Municipio', 'Zona'])
    await dialog.getByLabel(place).selectOption({ index: 1 });
  await dialog.getByLabel('Nombre', { exact: true }).fill('Elena Batz');
  await dialog.getByLabel('Usuario').fill('principal');
  await dialog.getByLabel('Correo electrónico').fill('principal@panaderiavolcan.gt');
  await dialog.getByRole('button', { name: 'Crear sucursal' }).click();
  await leave(page, 'Acceso de Elena Batz');
  await page.getByRole('rowheader', { name: /^Principal/ }).waitFor();
}

async function addCashier(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pagos' }).first().click();
  await firstStep(page, 'Agrega una caja').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Nueva caja' });
  await dialog.getByLabel('Nombre').fill('Caja 1');
  await dialog.getByLabel('Usuario').fill('caja1');
  await dialog.getByLabel('Correo electrónico').fill('caja1@panaderiavolcan.gt');
  await dialog.getByLabel('Referencia').fill('C11');
  await dialog.getByRole('button', { name: 'Crear caja' }).click();
  await leave(page, 'Acceso de Caja 1');
  await page.getByRole('rowheader', { name: /^Caja 1/ }).waitFor();
}

scenario(
  'a business gets from the first page of the sign-up to its first paid request',
  async ({ page, server, newPage }) => {
    await signUp(page, 'panaderiavolcan');
    await approve(page, server, 'panaderiavolcan');

    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Usuario').fill('panaderiavolcan');
    await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await paymentsShown(page);
    await firstStep(page, 'Abre tu primera sucursal').waitFor();

    await page.keyboard.press('F2');
    await page.getByText('Para cobrar hace falta una caja activa').waitFor();
    await page.keyboard.press('Escape');
    await openBranch(page);
    await addCashier(page);
    await page.getByRole('link', { name: 'Pagos' }).first().click();
    await firstStep(page, 'Agrega una caja').getByText('hecho').waitFor();

    await firstStep(page, 'Envía tu primera solicitud').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('maria.lopez');
    await dialog.getByText('@maria.lopez').waitFor();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Monto').fill('125.50');
    await page.getByRole('button', { name: /^Enviar solicitud de/ }).click();
    await page.getByRole('heading', { name: /Esperando/ }).waitFor();

    const phone = await newPage();
    await phone.goto('/sandbox?user=maria.lopez');
    await phone.locator('#phone-screen').getByText('Q125.50').first().waitFor();
    await phone
      .getByRole('button', { name: /Aceptar/ })
      .first()
      .click();
    await page.getByText(/La solicitud.*aceptad/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Pagados' }).getByText('Q125.50').first().waitFor();
    await firstStep(page, 'Envía tu primera solicitud').getByText('hecho').waitFor();

    await page.getByRole('button', { name: 'Ocultar' }).click();
    await page.reload();
    await paymentsShown(page);
    await page.getByRole('region', { name: 'Pagados' }).getByText('Q125.50').first().waitFor();
    assert.is(await page.getByRole('region', { name: 'Primeros pasos' }).count(), 0);
  },
);

scenario('other pages do not load the files of the sign-up', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const ofSignUp = () => files.filter((url) => /sign-up|altcha/.test(url));
  await signIn(page, 'tiendaluna');
  await page.getByRole('link', { name: 'Sucursales' }).click();
  await page.getByRole('table', { name: 'Sucursales' }).waitFor();
  // The stream opens last, once the page is idle.
  const stream = page.waitForRequest('**/changes/v3/stream');
  await page.goto('/');
  await paymentsShown(page);
  await stream;
  assert.equal(ofSignUp(), []);
});

scenario('the button in the picture of the portal has its icon beside its word', async ({ page }) => {
  await page.goto('/afiliaciones');
  const button = page.getByText('Cobrar', { exact: true });
  const [icon, whole] = [await button.locator('svg').boundingBox(), await button.boundingBox()];
  assert.ok(icon && whole);
  const middle = ({ y, height }: { y: number; height: number }) => Math.round(y + height / 2);
  assert.is(middle(icon), middle(whole));
});
