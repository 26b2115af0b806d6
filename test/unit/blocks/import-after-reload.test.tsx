import type { Schemas } from '@cobros/sdk';
import { fireEvent } from '@testing-library/react';
import { type BegunImport, keepImport, keptImport } from '#blocks/imports/kept-import.ts';
import { paths } from '#domain/paths.ts';
import CashiersScreen from '#screens/cashiers/cashiers-screen.tsx';
import { startSession } from '#stores/session.ts';
import { ADMIN, session, signInAs } from '../../fixtures/session.ts';
import { movedFile } from '../support/moved-file.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, onNarrowScreen, onWideScreen, render, test, type View } from '../support/render.tsx';
import {
  failureResponse,
  later,
  type Responders,
  stubbedApi,
  successResponse,
} from '../support/stubbed-api.ts';

const CREATE = 'imports/v3/create';
const SHEETS = 'imports/v3/access-sheets/download';
const SHEET = 'imports/v3/sheet/download';
const FILE = new File(['Caja;Referencia'], 'cajas.csv', { type: 'text/csv' });

type Row = Schemas['ImportRow'];

/** Rows to create in two parts, and a row with an error. */
const ROWS: Row[] = Array.from({ length: 30 }, (_, index) => ({
  row: index + 2,
  values: [`Caja ${index}`],
  outcome: index === 20 ? 'error' : 'create',
  reason: index === 20 ? 'La referencia ya se usa' : null,
  wrong: [],
  userId: null,
}));

const created = (rows: readonly number[]) =>
  successResponse({
    ...ANSWER,
    rows: rows.map((row) => ({ ...ROWS[row - 2], outcome: 'created', userId: `us_${row}` })),
  });
const ANSWER = { sheetName: null, columns: [{ key: 'cashier', header: 'Caja' }], rows: ROWS };

function start(over: object = {}) {
  signInAs('branch_admin', ADMIN, 'imports');
  history.replaceState(null, '', '/user');
  return stubbedApi({
    'users/v3/admin/list': { users: [], defaultUser: null },
    'transactions/v3/history/daily-totals': { days: [], places: [] },
    'imports/v3/preview': ANSWER,
    [CREATE]: ({ content }) => created(content.rows as number[]),
    ...over,
  });
}

async function open(): Promise<View> {
  const view = await render(<CashiersScreen />);
  await view.loaded();
  return view;
}

async function choose(file = FILE, shows = '[role=radiogroup]'): Promise<View> {
  const view = await open();
  await view.clickButton('Más acciones');
  await view.appears('[role=menuitem]');
  await view.clickButton('Importar');
  const input = await view.appears('input[type=file]');
  await view.act(() => fireEvent.change(input, { target: { files: [file] } }));
  await view.appears(shows);
  return view;
}

/** Reloads the page; unlike leaving it, this runs none of the page's code. */
async function reload(view: View): Promise<View> {
  const kept = { ...sessionStorage };
  await view.unmount();
  Object.assign(sessionStorage, kept);
  return open();
}

const chosen = (view: View) => view.find('input[type=radio]:checked + label').textContent;

test('what is not read of the file is said above the rows, and nothing without it', async () => {
  const told: [string[] | undefined, string | undefined][] = [
    [undefined, undefined],
    [['columna F · Teléfono', 'hoja «Zona 10»'], 'No se lee: columna F · Teléfono, hoja «Zona 10».'],
  ];
  for (const [unread, words] of told) {
    start({ 'imports/v3/preview': { ...ANSWER, ...(unread && { unread }) } });
    const view = await choose();
    assert.is(/No se lee: [^.]*\./.exec(view.text())?.[0], words);
    await view.unmount();
    keepImport({ kind: 'cashiers' }, undefined);
  }
});

test('the rows of the file and the choice are restored, without reading the file again', async () => {
  const api = start();
  const before = await choose();
  assert.is(document.activeElement?.textContent, 'Importar cajas');
  await before.click(before.field('Todo o nada'));
  assert.equal(before.texts('[aria-label=Ruta] a'), ['Cajas'], 'who has one branch does not choose it');
  const view = await reload(before);
  await view.appears('[role=radiogroup]');
  const words = /^cajas\.csv30 filas · leído el .*Descargar con motivosOtro archivo$/;
  assert.match(view.text('[aria-label=Archivo]'), words);
  assert.equal(view.cells('tr').slice(0, 3), [
    ['Fila', 'Caja', 'Qué pasará'],
    ['22', 'Caja 20', 'Con errorLa referencia ya se usa'],
    ['2', 'Caja 0', 'Se creará'],
  ]);
  assert.match(chosen(view) ?? '', /^Todo o nada/);
  assert.ok(view.button('Corrige 1 fila para crear').disabled);
  assert.is(api.callsOf('imports/v3/preview').length, 1);
});

test('beside many columns several share a cell; on a phone a row shows its names, its username and what is wrong', async () => {
  const columns = [
    { key: 'branch', header: 'Sucursal' },
    { key: 'reference', header: 'Referencia' },
    { key: 'address', header: 'Dirección' },
    { key: 'region', header: 'Región' },
    { key: 'city', header: 'Ciudad' },
    { key: 'state', header: 'Departamento' },
    { key: 'admin', header: 'Administrador' },
    { key: 'username', header: 'Usuario' },
    { key: 'email', header: 'Correo' },
  ];
  const place = ['5a avenida', 'Centro', 'Antigua', 'Sacatepéquez'];
  const row: Row = {
    ...{ row: 2, values: ['Antigua', 'S-1', ...place, 'Ana Paz', 'antigua', 'ana.luna.gt'] },
    ...{ outcome: 'error', reason: 'El correo no es válido', wrong: ['email'], userId: null },
  };
  const preview = { 'imports/v3/preview': { sheetName: 'Sucursales', columns, rows: [row] } };
  start(preview);
  const view = await choose();
  assert.match(view.text('[aria-label=Archivo]'), '1 fila · hoja «Sucursales» · leído el');
  assert.equal(view.cells('tr'), [
    ['Fila', 'Sucursal y referencia', 'Dirección', 'Administrador, usuario y correo', 'Qué pasará'],
    [
      ...['2', 'AntiguaS-1', '5a avenidaCentro, Antigua, Sacatepéquez', 'Ana Paz@antiguaana.luna.gt'],
      'Con errorEl correo no es válido',
    ],
  ]);
  await view.unmount();
  sessionStorage.clear();
  await onNarrowScreen(async () => {
    start(preview);
    const phone = await choose();
    assert.is(
      phone.text('[aria-label=Filas] li'),
      'AntiguaCon errorFila 2 · @antigua · ana.luna.gtEl correo no es válido',
    );
  });
});

test('a file that can’t be read, because it was moved or is empty, is reported, and another one can be chosen', async () => {
  const api = start();
  const view = await choose(movedFile('cajas.csv'), '[role=alert]');
  assert.is(view.text('[role=alert]'), 'Archivo: No se pudo leer. Elígelo otra vez');
  const input = view.find<HTMLInputElement>('input[type=file]');
  await view.act(() => fireEvent.change(input, { target: { files: [new File([], 'cajas.csv')] } }));
  assert.is(view.text('[role=alert]'), 'Archivo: Está vacío. Elige otro');
  assert.equal([input.disabled, api.callsOf('imports/v3/preview').length], [false, 0]);
  const reading = later();
  api.responders['imports/v3/preview'] = () => reading.response;
  const asked = view.find('p[role=status]');
  assert.is(asked.textContent, 'Elige un archivo o suéltalo aquí');
  await view.act(() => fireEvent.change(input, { target: { files: [FILE] } }));
  await view.until(() => asked.textContent === 'Leyendo el archivo');
  reading.give(successResponse(ANSWER));
  await view.appears('[role=radiogroup]');
  assert.is(view.text('[aria-label=Pasos] [aria-current=step]'), 'Revisar');
});

test('an import is continued where it was begun, by who began it, for twelve hours', () => {
  signInAs('admin', ADMIN, 'imports');
  const target = { kind: 'cashiers', businessBranchId: 'br_centro' } as const;
  const file = { id: 'k', name: 'cajas.csv', readAt: 0, data: '', preview: ANSWER };
  const begun = { file, mode: 'valid', progress: 'none' } as BegunImport;
  keepImport(target, begun);
  assert.equal(keptImport(target), begun);
  assert.is(keptImport({ ...target, businessBranchId: 'br_zona10' }), undefined);
  assert.is(keptImport({ kind: 'branches' }), undefined);
  assert.is(keptImport(target, Date.now() + 12 * 3_600_000), undefined);
  const { userData } = session();
  startSession(session({ userData: { ...userData, user: { ...userData.user, id: 'us_other' } } }));
  assert.is(keptImport(target), undefined);
});

test('the list to which the import returns is read again', async () => {
  const api = start();
  const view = await choose();
  const reads = () => api.callsOf('users/v3/admin/list').length;
  const before = reads();
  await view.clickButton('Crear 29 cajas');
  await view.until(() => view.text().includes('29 cajas creadas'));
  await view.clickAndLoad('Ver la lista');
  assert.ok(reads() > before);
});

test('creating continues with the same keys, and all access sheets are available', async () => {
  const second = later();
  const api = start({
    [CREATE]: ({ content: { rows } }: { content: { rows: number[] } }) =>
      rows.length === 25 ? created(rows) : second.response,
    [SHEETS]: () =>
      new Response('%PDF', { headers: { 'Content-Disposition': 'attachment; filename="hojas.pdf"' } }),
  });
  const before = await choose();
  await before.clickButton('Crear 29 cajas');
  await before.until(() => api.callsOf(CREATE).length === 2);
  const keysBefore = api.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey);
  api.responders[CREATE] = ({ content }) => created(content.rows as number[]);
  second.give(created([]));
  const view = await reload(before);
  await view.until(() => view.text().includes('29 cajas creadas'));
  const keys = api.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey);
  assert.equal(keys, [...keysBefore, ...keysBefore]);
  assert.is(new Set(keys).size, 2);
  const done = await reload(view);
  assert.match(done.text(), '29 cajas creadas');
  const downloads = noteDownloads();
  const served = api.responders[SHEETS] as Responders[string];
  api.responders[SHEETS] = () => failureResponse(503, { title: 'Hojas', message: 'Intenta de nuevo' });
  await done.clickAndLoad('Descargar hojas de acceso (PDF)');
  assert.is(done.text('p[role=status]'), '');
  api.responders[SHEETS] = served;
  await done.clickAndLoad('Descargar hojas de acceso (PDF)');
  downloads.restore();
  assert.equal(downloads.names(), ['hojas.pdf']);
  const [, sheets] = api.contentsOf(SHEETS) as { userIds?: string[] }[];
  assert.is(sheets?.userIds?.length, 29);
  assert.is(done.text('p[role=status]'), 'El PDF está guardado en tu dispositivo.');
});

test('calls that fail because the page is being reloaded, as in Firefox before it is gone, are made again after it', async () => {
  const api = start({ [CREATE]: () => Response.error() });
  const before = await choose();
  await before.act(() => dispatchEvent(new Event('beforeunload')));
  await before.clickAndLoad('Crear 29 cajas');
  api.responders[CREATE] = ({ content }) => created(content.rows as number[]);
  const view = await reload(before);
  dispatchEvent(new Event('pageshow'));
  await view.until(() => view.text().includes('29 cajas creadas'));
  assert.match(view.text(), '29 cajas creadas');
});

const notCreated = (rows: readonly number[], outcome: Row['outcome']) =>
  successResponse({
    ...ANSWER,
    rows: rows.map((row) => ({ ...ROWS[row - 2], outcome, reason: 'Cambió mientras tanto' })),
  });

test('every row is accounted for at the end, even after a reload, with a file of the reasons', async () => {
  const api = start({
    [CREATE]: ({ content: { rows } }: { content: { rows: number[] } }) =>
      rows.length === 25 ? created(rows) : notCreated(rows, 'error'),
    [SHEET]: () =>
      new Response('PK', {
        headers: { 'Content-Disposition': 'attachment; filename="motivos.xlsx"' },
      }),
  });
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.until(() => view.text().includes('25 cajas creadas'));
  const done = await onWideScreen(() => reload(view));
  assert.match(done.text(), '5 filas no se crearon: 5 con error.');
  assert.equal(done.cells('tr').slice(0, 3), [
    ['Fila', 'Caja', 'Qué pasó', 'Motivo'],
    ['22', 'Caja 20', 'Con error', 'La referencia ya se usa'],
    ['28', 'Caja 26', 'Con error', 'Cambió mientras tanto'],
  ]);
  const downloads = noteDownloads();
  await done.clickAndLoad('Descargar con motivos');
  downloads.restore();
  assert.equal(downloads.names(), ['motivos.xlsx']);
  assert.equal((api.contentsOf(SHEET)[0] as { rows: string }).rows, 'outcomes');
});

test('Detener ends after the part under way, names the rows that were not tried, and goes on with them', async () => {
  const first = later();
  const api = start({ [CREATE]: () => first.response });
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.clickButton('Detener');
  assert.match(view.text(), 'Deteniendo');
  const rows = (api.contentsOf(CREATE)[0] as { rows: number[] }).rows;
  api.responders[CREATE] = ({ content }) => created(content.rows as number[]);
  first.give(created(rows));
  await view.until(() => view.text().includes('25 cajas creadas'));
  assert.is(api.callsOf(CREATE).length, 1);
  assert.match(view.text(), '5 filas no se crearon: 1 con error y 4 sin intentar. Corrige los errores');
  assert.equal(view.cells('tr').at(-1), ['31', 'Caja 29', 'Sin intentarLa importación se detuvo antes']);
  await view.clickButton('Crear las 4 que faltan');
  await view.until(() => view.text().includes('29 cajas creadas'));
  assert.match(view.text(), '1 fila no se creó: 1 con error.');
  // The part that was created is asked for under its old key, which creates nothing again.
  const keys = api.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey);
  assert.is(keys[1], keys[0]);
});

test('an import that was stopped before its last rows, without any error, asks for no correction', async () => {
  const first = later();
  const rows = ROWS.filter(({ outcome }) => outcome === 'create');
  const api = start({ 'imports/v3/preview': { ...ANSWER, rows }, [CREATE]: () => first.response });
  const view = await choose(FILE, 'table');
  await view.clickButton('Crear 29 cajas');
  await view.clickButton('Detener');
  first.give(created((api.contentsOf(CREATE)[0] as { rows: number[] }).rows));
  await view.until(() => view.text().includes('25 cajas creadas'));
  assert.match(view.text(), '4 filas no se crearon: 4 sin intentar.');
  assert.not.match(view.text(), 'Corrige los errores');
});

test('a finished import ends when its page is left, even by typing an address', async () => {
  start();
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.until(() => view.text().includes('29 cajas creadas'));
  const { getEntriesByType } = performance;
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry];
  const list = await reload(view);
  performance.getEntriesByType = getEntriesByType;
  assert.not.match(list.text(), 'cajas creadas');
  assert.ok(list.button('Más acciones'));
});

test('when somebody else has created all rows in the meantime, it promises no passwords', async () => {
  start({ [CREATE]: ({ content }: { content: { rows: number[] } }) => notCreated(content.rows, 'exists') });
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.until(() => view.text().includes('Ver la lista'));
  assert.match(view.text(), '29 cajas ya existían con los mismos datos: no cambiaron.');
  assert.not.match(view.text(), /0 cajas|contraseña/);
});

test('the menu’s own entry leads back to the list, unlike a dialog that opens over the import', async () => {
  start();
  const view = await choose();
  await view.act(() => history.pushState({ dialogs: 1 }, '', '/user'));
  assert.match(view.text(), 'cajas.csv');
  await view.act(() => history.pushState(null, '', '/user'));
  await view.appears('input[type=search]');
  assert.not.match(view.text(), 'cajas.csv');
});

test('after leaving the import, or signing in as another user, it starts again', async () => {
  start();
  const left = await choose();
  await left.clickButton('Cancelar');
  await left.appears('input[type=search]');
  const view = await reload(left);
  assert.ok(view.button('Más acciones'));
  const again = await choose();
  const kept = sessionStorage.getItem('cobros.import') ?? '';
  await again.unmount();
  sessionStorage.setItem('cobros.import', kept.replace('"userId":"us_caja1"', '"userId":"us_otro"'));
  assert.not.match((await open()).text(), 'cajas.csv');
});

test('an import whose page is left while it runs does not come back when its call ends', async () => {
  const first = later();
  start({ [CREATE]: () => first.response });
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.unmount();
  first.give(failureResponse(409, { title: 'Importar', message: 'No se pudo' }));
  await new Promise(setImmediate);
  const kept = sessionStorage.getItem('cobros.import');
  sessionStorage.removeItem('cobros.import');
  assert.is(kept, null);
});

test('a call that fails says why, and what is left can be created', async () => {
  const api = start({
    [CREATE]: () => failureResponse(409, { title: 'Importar', message: 'Alguien bloqueó la sucursal' }),
  });
  const view = await choose();
  await view.clickAndLoad('Crear 29 cajas');
  assert.is(view.text('[role=alert]'), 'Importar: Alguien bloqueó la sucursal');
  assert.match(view.text(), 'Quedó sin terminar');
  assert.is(api.callsOf(CREATE).length, 1);
  assert.not.ok(view.button('Crear 29 cajas').disabled);
});

test('a stopped import whose last call fails can be left, or gone on with', async () => {
  const first = later();
  start({ [CREATE]: () => first.response });
  const view = await choose();
  await view.clickButton('Crear 29 cajas');
  await view.clickButton('Detener');
  await view.actAndLoad(() => first.give(failureResponse(409, { title: 'Importar', message: 'No se pudo' })));
  assert.match(view.text('[role=alert]'), 'No se pudo');
  assert.not.match(view.text(), 'Deteniendo');
  await view.clickButton('Cancelar');
  await view.appears('input[type=search]');
});

test('a file of 1 MB is read, one byte more is too much', async () => {
  const bytes = (count: number) => new File([new Uint8Array(count)], 'cajas.csv', { type: 'text/csv' });
  const api = start();
  const view = await choose(bytes(1024 * 1024 + 1), '[role=alert]');
  assert.match(view.text('[role=alert]'), 'Pasa de 1 MB');
  await view.act(() =>
    fireEvent.change(view.find('input[type=file]'), { target: { files: [bytes(1024 * 1024)] } }),
  );
  await view.appears('[role=radiogroup]');
  assert.is(api.callsOf('imports/v3/preview').length, 1);
});

test('a sheet too large for the tab’s storage is not kept', async () => {
  const rows = ROWS.map((row) => ({ ...row, reason: 'x'.repeat(70_000) }));
  start({ 'imports/v3/preview': { ...ANSWER, rows } });
  await choose();
  assert.is(sessionStorage.getItem('cobros.import'), null);
});

test('an import of the cashiers of one branch says which in every call, and its path leads back to that branch', async () => {
  const api = start({
    [SHEET]: () =>
      new Response('PK', { headers: { 'Content-Disposition': 'attachment; filename="m.xlsx"' } }),
  });
  signInAs('admin', ADMIN, 'imports');
  const branch = { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' };
  history.replaceState(branch, '', paths.branches.checkouts);
  const view = await choose();
  const downloads = noteDownloads();
  await view.clickAndLoad('Descargar con motivos');
  downloads.restore();
  await view.clickButton('Crear 29 cajas');
  await view.until(() => view.text().includes('29 cajas creadas'));
  for (const path of ['imports/v3/preview', SHEET, CREATE])
    for (const { businessBranchId, data } of api.contentsOf(path))
      assert.equal([businessBranchId, data], ['br_centro', btoa('Caja;Referencia')], path);
  const [branches, cashiers] = view.findAll('[aria-label=Ruta] a');
  assert.equal([branches?.textContent, cashiers?.textContent], ['Sucursales', 'Cajas']);
  await view.click(cashiers as Element);
  await view.appears('input[type=search]');
  assert.equal([location.pathname, history.state], [paths.branches.checkouts, branch]);
});
