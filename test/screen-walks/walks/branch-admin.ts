import type { Page } from 'playwright-core';
import { payInWorld } from '../../support/pay-in-world.ts';
import type { ScreenCase, ScreenWalk } from '../support/screen-case.ts';
import {
  type Act,
  accessOf,
  dialogOf,
  inDialog,
  MENU,
  menu,
  opened,
  openMenu,
  paymentDialog,
  rowDialog,
  screen,
  show,
  submitEmpty,
} from '../support/screen-case-builders.ts';
import { REFUNDS_OF_BRANCH } from './refunds.ts';

const CASHIERS = '/user';

/** A sheet with one row of each outcome: to be created, already present, and two errors. */
const SHEET = `Sucursal;Caja;Usuario;Correo;Referencia
Centro;Caja 9;caja9;;C9
Centro;Caja 1;caja1;;C1
Centr;Caja 10;caja10;;C10
Centro;Caja 11;caja11;esto no es un correo;C11
`;

/** The page of an import: choosing a file, or the step that follows with this sheet. */
const importOf = (name: string, sheet?: string, then?: Act): ScreenCase => {
  const open: Act = async (page) => {
    await openMenu(page, 'Más acciones');
    await page.getByRole('menuitem', { name: 'Importar' }).click();
    const file = page.getByLabel('Elige un archivo de Excel o CSV');
    await file.waitFor();
    if (!sheet) return;
    await file.setInputFiles({ name: 'cajas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await page.getByRole('button', { name: /^(Crear|Corrige)/ }).waitFor();
    await then?.(page);
  };
  // Loading the address again would show the message again.
  const leave: Act = (page) =>
    page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Cajas' }).click();
  return opened(CASHIERS, name, 'sheet-menu.tsx', open, { leave });
};
const PAYMENTS = '/transaction/dashboard';
const HISTORY = '/transaction/history';
const CLOSINGS = '/closing/history';
const NARROW = [320, 390, 600];

const CASHIER_DIALOGS: readonly ScreenCase[] = [
  dialogOf(CASHIERS, 'cashier-create', 'cashier/create', 'Nueva caja'),
  dialogOf(CASHIERS, 'cashier-create-errors', 'cashier/create', 'Nueva caja', submitEmpty),
  ...(
    [
      ['Editar', 'edit'],
      ['Descargar material QR', 'qr'],
      ['Notificaciones', 'notifications'],
      ['Reiniciar contraseña', 'password'],
      ['Bloquear caja', 'block'],
      ['Tipo de cierre', 'closing-type'],
      ['Autorizar cierre individual', 'closing-block'],
      ['Eliminar', 'delete'],
    ] as const
  ).map(([item, step]) => rowDialog(CASHIERS, 'Caja 1', item, `cashier/${step}`)),
  dialogOf(CASHIERS, 'cashier-block-many', 'cashier/block-many', 'Más acciones', async (page) => {
    await page.getByRole('menuitem', { name: 'Bloquear varias' }).click();
    await inDialog(page).waitFor();
  }),
  accessOf(CASHIERS, 'Caja 2', 'cashier/access'),
  rowDialog(CASHIERS, 'Caja 2', 'Definir predeterminada', 'cashier/default'),
  rowDialog(CASHIERS, 'Caja 2', 'Caja titular', 'cashier/child-cashiers'),
  {
    ...rowDialog(CASHIERS, 'Caja 2', 'Notificaciones', 'cashier/notifications', async (page) => {
      await inDialog(page).locator('label', { hasText: 'Webhook Versión 2' }).click();
      await inDialog(page).getByRole('button', { name: 'Ver registro' }).click();
      await inDialog(page).getByLabel('Solo fallidos').waitFor();
    }),
    name: 'cashier-webhook',
  },
];

/** A dialog that only narrow windows have. */
const narrow = (name: string, shows: string, address: string, button: string | RegExp): ScreenCase => ({
  ...dialogOf(address, name, shows, button),
  widths: NARROW,
});

/** A case that shows a closing that was just made or failed. */
const made = (name: string, before: Act): ScreenCase => ({
  name,
  shows: ['closing/close', 'closed-dialog.tsx'],
  async open(page) {
    await before(page);
    await show(page, CLOSINGS);
    await page.getByRole('button', { name: 'Realizar cierre' }).click();
    const close = inDialog(page).getByRole('button', { name: /^Cerrar por Q/ });
    await close.click();
    await inDialog(page).getByRole('button', { name: 'Entendido' }).waitFor();
  },
});

/** The newest completed closing, because only completed ones have a slip. */
const closing = (name: string, shows: string, more: Partial<ScreenCase>, then?: Act): ScreenCase =>
  opened(
    CLOSINGS,
    name,
    shows,
    async (page) => {
      const rows = page.locator('main').locator('tr, li');
      const done = rows.filter({ hasText: /Completado|Deposit|Devuelto/ }).first();
      await done.locator('a[href^="/closing/history/"]').first().click();
      await page.getByRole('heading', { level: 1, name: /^Cierre del/ }).waitFor();
      await then?.(page);
    },
    more,
  );

const REFUND = paymentDialog('Pagados', /^Acciones/, 'Reembolsar', 'transaction/refund');

async function typePart(page: Page): Promise<void> {
  await REFUND.open(page);
  await inDialog(page).getByLabel('Monto a reembolsar').fill('0.25*2');
  await inDialog(page).getByRole('button', { name: 'Precio equivocado' }).click();
}

/** The detail of a payment of which a part was refunded. */
async function openRefundedPart(page: Page): Promise<void> {
  await typePart(page);
  await inDialog(page).getByRole('button', { name: 'Reembolsar Q0.50' }).click();
  // Messages move beside a panel that opens.
  await page.getByRole('button', { name: 'Cerrar mensaje' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'reembolsados' }).first();
  await row.getByRole('link').click();
  await inDialog(page).getByText('Reembolso de Q0.50').first().waitFor();
}

export const BRANCH: ScreenWalk = {
  username: 'tiendaluna-centro',
  cases: [
    screen('cashiers', 'user /user', CASHIERS),
    menu(CASHIERS, 'cashiers-table.tsx', 'Acciones de Caja 1'),
    menu(CASHIERS, 'sheet-menu.tsx', 'Más acciones'),
    importOf('import-file'),
    importOf('import-preview', SHEET),
    ...CASHIER_DIALOGS,
    REFUND,
    { ...REFUND, name: 'refund-part', open: typePart },
    ...REFUNDS_OF_BRANCH,
    { name: 'refunded-part', shows: [], open: openRefundedPart },
    screen('history', 'user /transaction/history', HISTORY),
    opened(HISTORY, 'history-days', 'user /transaction/history', async (page) => {
      await page.getByRole('button', { name: 'Gráfica por día' }).click();
      await page.getByRole('slider').waitFor();
    }),
    menu(HISTORY, 'history-table.tsx', /^Acciones de/),
    menu(HISTORY, 'saved-views-menu.tsx', 'Vistas guardadas'),
    dialogOf(HISTORY, 'saved-views', 'save-view-dialog.tsx', 'Vistas guardadas', async (page) => {
      await page.getByRole('menuitem', { name: 'Guardar esta vista' }).click();
      await inDialog(page).waitFor();
    }),
    menu(HISTORY, 'export-button.tsx', 'Exportar'),
    dialogOf(HISTORY, 'downloads', 'downloads-dialog.tsx', 'Exportar', async (page) => {
      await page.getByRole('menuitem', { name: 'Descargas' }).click();
      await inDialog(page).waitFor();
    }),
    dialogOf(HISTORY, 'export', 'export-dialog.tsx', 'Exportar', async (page) => {
      await page.getByRole('menuitem', { name: 'Excel' }).click();
      await inDialog(page).waitFor();
    }),
    dialogOf(HISTORY, 'history-filters', 'filters-sheet.tsx', /^Filtros/),
    screen('summary-of-branch', 'user /summary', '/summary?period=last-week'),
    screen('closings', 'user /closing/history', CLOSINGS),
    dialogOf(CLOSINGS, 'closing-close', 'closing/close', 'Realizar cierre', (page) =>
      inDialog(page).getByText('Total', { exact: true }).first().waitFor(),
    ),
    closing('closing', 'user /closing/history/:id', { reloads: true }),
    closing('closing-transactions-menu', 'closing-transactions.tsx', MENU, (page) =>
      openMenu(page, /^Acciones de/),
    ),
    closing('closing-slip', 'closing-slip-preview.tsx', {}, async (page) => {
      await page.getByRole('button', { name: 'Comprobante de cierre' }).click();
      await inDialog(page).waitFor();
    }),
    narrow('drawer', 'temporary-drawer.tsx', PAYMENTS, 'Abrir menú'),
    made('closing-failed', (page) =>
      page.request.post('/sandbox/v1/closings/fail-next', { data: { reason: 'El banco no respondió' } }),
    ),
    made('closing-made', (page) => payInWorld(page, 'tiendaluna-centro-caja1', 31.5)),
    // Last, because the list has one more row afterwards.
    importOf('import-done', SHEET, async (page) => {
      await page.getByRole('button', { name: 'Crear 1 caja' }).click();
      await page.getByRole('button', { name: 'Descargar hojas de acceso (PDF)' }).waitFor();
    }),
    screen('not-found', 'not-found', '/closing/no/such/place'),
  ],
};

export const BRANCH_PROFILE: ScreenWalk = {
  username: 'tiendaluna-zona10',
  cases: [dialogOf('/profile', 'branch-name', 'profile/branch-name', 'Editar nombre de la sucursal')],
};
