import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { DOCUMENTS, NEW_PASSWORD } from '../support/sign-up-page.ts';
import { type InputMethod, the } from './keyboard-and-touch.ts';
import type { Page } from './page.ts';
import type { AppUser } from './world-app-user.ts';

export interface Scene {
  page: Page;
  hand: InputMethod;
  appUser: AppUser;
  /** True if the window shows the portal as on a phone. */
  narrow: boolean;
  /** A text that differs in each run of a scenario, so that no run finds what another one left. */
  number: number;
}

const button = (name: string | RegExp) => the('button', name);

async function signIn({ page, hand }: Scene, username: string): Promise<void> {
  await page.openAnew('/');
  await hand.write('Usuario', username);
  await hand.write('Contraseña', SEED_PASSWORD);
  await hand.press(button('Iniciar sesión'));
  await page.shows('Recibido hoy');
}

/** A request is sent, paid by the app user, and refunded. */
async function collect(scene: Scene): Promise<void> {
  const { page, hand, appUser, narrow, number } = scene;
  const amount = `Q5,113.${number}`;
  await signIn(scene, 'tiendaluna-centro');
  await hand.press(button(narrow ? 'Solicitud' : /^Enviar solicitud/));
  await hand.write('Usuario o teléfono', 'maria.lopez');
  await hand.press(button('Continuar'));
  await hand.write('Monto', `5113.${number}`);
  await hand.press(button(`Enviar solicitud de ${amount} a María`));
  await page.shows('Esperando el pago');
  await appUser.accept(amount);
  await page.shows(/La solicitud.*aceptad/);
  await hand.press(button('Cerrar'));

  if (narrow) await hand.press(the('tab', /^Pagados/));
  await hand.press(the('button', /^Acciones de María/, { row: amount, section: 'Pagados' }));
  await hand.press(the('menuitem', 'Reembolsar'));
  await hand.write(/^Motivo/, 'Devolvió el producto');
  await hand.press(button(`Reembolsar ${amount}`));
  await page.shows(/Se reembolsaron Q/);
}

/** A cashier closes the payments that they received, and finds the closing. */
async function close(scene: Scene): Promise<void> {
  const { page, hand, appUser, narrow, number } = scene;
  await signIn(scene, 'tiendaluna-centro-caja1');
  await appUser.pay('tiendaluna-centro-caja1', 2200 + number);
  if (narrow) await hand.press(button('Abrir menú'));
  await hand.press(the('link', 'Cierres'));
  await hand.press(button('Realizar cierre'));
  const confirm = button(/^Cerrar por Q/);
  const net = (await page.textOf(confirm)).replace('Cerrar por ', '');
  await hand.press(confirm);
  await page.shows(/Se realizó el cierre CI-\d+/);
  await hand.press(button('Entendido'));
  await page.find(the('link', narrow ? /^CI-\d+$/ : /^Ver detalle/, { row: net, section: 'Cierres' }));
}

/** A business signs up, including the captcha, up to the last page. */
async function signUp(scene: Scene): Promise<void> {
  const { page, hand, number } = scene;
  const step = async (title: string) => {
    await hand.press(button('Continuar'));
    await page.find(the('heading', title));
  };
  await page.openAnew('/');
  await hand.press(the('link', 'Afíliate'));
  await hand.press(the('link', 'Afiliar mi negocio'));

  await hand.write('Nombre del negocio', `Café Atitlán ${number}`);
  await hand.write('NIT', `12345${number}-k`);
  await hand.write('Persona de contacto', 'Rosa Tzoc');
  await hand.choose('Tipo de negocio', 'Ali');
  await hand.write('Correo electrónico', `rosa${number}@cafeatitlan.gt`);
  await hand.write('Teléfono', `555501${number}`);
  await step('¿Dónde está?');
  await hand.choose('Departamento', 'Solol');
  await hand.choose('Municipio', 'Panaj');
  await hand.write('Dirección', 'Calle Santander 2-10');
  await step('¿Dónde recibes tu dinero?');
  await hand.choose('Banco', 'Banco');
  await hand.choose('Tipo de cuenta', 'Aho');
  await hand.write('Número de cuenta', `00112233${number}`);
  await hand.write('Titular de la cuenta', 'Rosa Tzoc');
  await step('Documentos');
  await attachDocuments(scene);
  await step('Crea tu acceso');
  await hand.write('Usuario', `cafeatitlan${number}`);
  await page.shows('Disponible');
  await hand.write('Contraseña', NEW_PASSWORD);
  await hand.write('Confirmación de contraseña', NEW_PASSWORD);
  await hand.press(button('Enviar afiliación'));
  await page.find(the('heading', 'Listo'));
  await page.shows(`rosa${number}@cafeatitlan.gt`);
}

async function attachDocuments({ page, hand }: Scene): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-documents-'));
  try {
    for (const document of DOCUMENTS) {
      const file = path.join(folder, `${document}.pdf`);
      await writeFile(file, pdf(2_000));
      await hand.attach(`Elige un archivo: ${document}`, file);
    }
    await page.shows(/(Recibido[\s\S]*){4}/);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The scenarios by their title. */
export const SCENARIOS: Record<string, (scene: Scene) => Promise<void>> = {
  'a request is sent, paid and refunded': collect,
  'a cashier is closed': close,
  'a business signs up': signUp,
};
