import { assert, browserSuite, type Page, signIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Importar');

/** Two cashiers to create, and one in a branch that does not exist. */
const SHEET = `Sucursal;Caja;Usuario;Correo;Referencia
Centro;Caja 21;caja21;;C21
Centro;Caja 22;;;C22
Norte;Caja 23;caja23;;C23
`;

async function upload(page: Page, sheet: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  await page
    .getByLabel('Elige un archivo de Excel o CSV')
    .setInputFiles({ name: 'cajas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
}

scenario('the create button stays visible, and the breadcrumb leads back to the list', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await page.goto('/user');
  const rows = Array.from(
    { length: 20 },
    (_, index) => `Centro;Caja ${30 + index};caja${30 + index};;C${index}`,
  );
  await upload(page, `${SHEET}${rows.join('\n')}`);
  await page.getByText('No hay sucursal «Norte»').waitFor();
  const box = await page.getByRole('button', { name: /^Crear [0-9]+ cajas$/ }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  assert.ok(
    box && box.y + box.height <= height,
    `the button ends at ${box && box.y + box.height} of ${height}`,
  );
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Cajas' }).click();
  await page.getByRole('button', { name: 'Nueva caja' }).waitFor();
});

scenario('the page of a finished import leads to the list with what was created', async ({ page }) => {
  await signIn(page, 'tiendaluna-centro');
  await page.goto('/user');
  await upload(page, 'Sucursal;Caja;Usuario;Correo;Referencia\nCentro;Caja 71;caja71;;C71');
  await page.getByRole('button', { name: 'Crear 1 caja' }).click();
  await page.getByRole('button', { name: 'Ver la lista' }).click();
  await page.getByRole('cell', { name: 'Caja 71' }).waitFor();
});

scenario('the outcome of a branch and its reason stand beside its nine columns', async ({ page }) => {
  await signIn(page, 'tiendaluna');
  await page.goto('/branches');
  await upload(
    page,
    `Sucursal;Dirección;Referencia;Departamento;Municipio;Zona;Administrador;Usuario;Correo
Mixco;1a calle 2-3;C501;Guatemala;Mixco;Zona 1;Ana Ruiz;mixco;mixco@tiendaluna.example
Escuintla;4a avenida;X9;Escuintla;Escuintla;Zona 1;Luis Paz;escuintla;no-es-correo
;;C7;;;;;;
`,
  );
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const reason = page.getByText('Referencia: debe empezar');
    const box = await reason.boundingBox();
    assert.ok(
      box && box.x + box.width <= width,
      `the reason ends at ${box && box.x + box.width} of ${width}`,
    );
    const highest = await page
      .locator('tbody tr')
      .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
    assert.ok(highest < 160, `${highest} px at ${width}`);
  }
});
