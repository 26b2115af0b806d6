import type { Page } from 'playwright-core';
import { pdf } from '../fixtures/upload-files.ts';
import type { RunningServer } from './start-server.ts';

export const NEW_PASSWORD = 'Volcan#2026';

export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const pdfFile = (name: string, bytes = 2_000): FileToSend => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(bytes),
});

export const onward = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

/** The title of a step, which has the focus when the step is shown. */
export const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function fillBusiness(page: Page): Promise<void> {
  await page.getByLabel('Nombre del negocio').fill('Panadería Volcán');
  await page.getByLabel('NIT').fill('4587921-3');
  await page.getByLabel('Persona de contacto').fill('Elena Batz');
  await page.getByLabel('Tipo de negocio').selectOption('Alimentos y bebidas');
  await page.getByLabel('Correo electrónico').fill('hola@panaderiavolcan.gt');
  await page.getByLabel('Teléfono').fill('5555 9876');
}

export async function fillLocation(page: Page): Promise<void> {
  await page.getByLabel('Departamento').selectOption('Guatemala');
  await page.getByLabel('Municipio').selectOption({ index: 1 });
  await page.getByLabel('Dirección').fill('4a calle 8-20, zona 2');
}

export async function fillBank(page: Page): Promise<void> {
  await page.getByLabel('Banco', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Tipo de cuenta').selectOption('Monetaria');
  await page.getByLabel('Número de cuenta').fill('027-4417-88');
  await page.getByLabel('Titular de la cuenta').fill('Panadería Volcán');
}

export const attach = (page: Page, document: string, file: FileToSend) =>
  page.getByLabel(`Elige un archivo: ${document}`).setInputFiles(file);

/** The form group of one document. */
export const documentPlace = (page: Page, document: string) => page.getByRole('group', { name: document });

export const DOCUMENTS = [
  'DPI del representante',
  'Patente de comercio',
  'Estado de cuenta bancario',
  'RTU actualizado',
];

export async function attachAll(page: Page): Promise<void> {
  for (const document of DOCUMENTS) await attach(page, document, pdfFile(`${document}.pdf`));
  for (const document of DOCUMENTS) await documentPlace(page, document).getByText('Recibido').waitFor();
}

export async function fillAccess(page: Page, username: string): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByText('Disponible').waitFor();
  await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Confirmación de contraseña' }).fill(NEW_PASSWORD);
}

/** Approves the sign-up as the provider would. */
export async function approve(page: Page, { url }: RunningServer, username: string): Promise<void> {
  const list = await page.request.get(`${url}/sandbox/v1/sign-ups`);
  const { signUps } = (await list.json()) as { signUps: { username: string; businessId: string }[] };
  const businessId = signUps.find((signUp) => signUp.username === username)?.businessId;
  const response = await page.request.post(`${url}/sandbox/v1/businesses/${businessId}/approve`, {
    data: {},
  });
  if (!response.ok()) throw new Error(`Not approved: ${response.status()} ${await response.text()}`);
}
