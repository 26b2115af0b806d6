import { dismissExport, hideDownloads, showDownloads, startExport } from '#blocks/list/current-export.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { startSession } from '#stores/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { download, session } from '../fixtures/index.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

let downloads: ReturnType<typeof noteDownloads>;
test.before.each(() => {
  downloads = noteDownloads();
});
test.after.each(() => {
  dismissExport();
  hideDownloads();
  downloads.restore();
});

const CREATE = 'downloads/v3/create';
const FILE = 'downloads/v3/download';
const REMOVE = 'downloads/v3/remove';

const COUNTED = { rows: 900, totalRows: 900, size: 4_210_000 };
const READY = download({ ...COUNTED, status: 'ready', fileName: 'historial.xlsx' });
const HALF = download({ rows: 450, totalRows: 900 });

/** A server that writes files in the background; each read of its list returns the next state. */
async function openWithDownloads(...states: (ReturnType<typeof download>[] | number)[]) {
  const timers = fakeTimers();
  const { userData } = session();
  startSession(session({ userData: { ...userData, capabilities: ['downloads'] } }));
  let turn = 0;
  const api = stubbedApi({
    [CREATE]: { download: download() },
    'downloads/v3/list': () => {
      const state = states[Math.min(turn++, states.length - 1)] ?? [];
      return typeof state === 'number'
        ? failureResponse(state, { title: 'Error', message: 'Ocupado' })
        : successResponse({ data: state });
    },
    [FILE]: () =>
      new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="historial.xlsx"' } }),
    [REMOVE]: {},
  });
  const show = async () => {
    const view = await render(<ExportButton onExport={undefined} />);
    return { ...view, text: (of = '[role=status], [role=alert]') => view.texts(of).join() };
  };
  const page = await show();
  const arrive = () => page.act(() => timers.settle());
  const second = async () => {
    await page.act(() => timers.advance(1_000));
    await arrive();
  };
  const begin = async () => {
    const order = { format: 'excel' as const, size: '1,284 filas', content: { history: {} } };
    await page.act(() => void startExport({ ...order, load: () => new Promise(() => undefined) }));
    await arrive();
  };
  const press = async (name: string) => {
    await page.clickButton(name);
    await arrive();
  };
  return { ...page, api, show, arrive, begin, second, press };
}

test('a file written in the background shows its progress, survives a lost connection, and is downloaded', async () => {
  const all = download({ rows: 900, totalRows: 900 });
  const { api, begin, find, has, second, text } = await openWithDownloads(
    [download()],
    [HALF],
    503,
    [all],
    [READY],
  );
  await begin();
  assert.equal(api.contentsOf(CREATE), [{ history: {} }]);
  const seen = new Set<string>();
  // The time until the next attempt is random.
  for (let wait = 0; wait < 30 && !/Listo/.test(text()); wait++) {
    await second();
    const share = has('[role=progressbar]') && find('[role=progressbar]').getAttribute('aria-valuenow');
    seen.add(`${text()} ${share}`);
  }
  assert.equal(
    [...seen],
    [
      'Exportando a ExcelPreparandoVer descargas null',
      'Exportando a Excel450 de 900 filasVer descargas 50',
      'Exportando a Excel900 filas, terminando el archivoVer descargas 100',
      'Listohistorial.xlsx está en tus descargas, con 900 filas.Ver descargas false',
    ],
  );
  assert.equal(downloads.names(), ['historial.xlsx']);
});

test('of a file without rows, such as a PDF, no number of rows is said', async () => {
  const { begin, second, text } = await openWithDownloads([download({ ...READY, rows: 0, totalRows: 0 })]);
  await begin();
  await second();
  assert.is(text(), 'Listohistorial.xlsx está en tus descargas.Ver descargas');
});

test('after a reload the same file is awaited, and no other one is created', async () => {
  const { act, api, begin, second, show, unmount } = await openWithDownloads([HALF], [READY]);
  await begin();
  await second();
  // The state after a reload: the id is in the tab's storage.
  const begun = sessionStorage.getItem('cobros.export') ?? '';
  await act(dismissExport);
  await unmount();
  sessionStorage.setItem('cobros.export', begun);
  const again = await show();
  assert.match(again.text(), 'Exportando a Excel1,284 filas');
  await second();
  assert.match(again.text(), 'historial.xlsx está en tus descargas, con 900 filas.');
  assert.is(api.callsOf(CREATE).length, 1);
  assert.is(sessionStorage.getItem('cobros.export'), null);
});

test('a file whose transfer fails because the page is being reloaded, as in Firefox before it is gone, is awaited after it', async () => {
  const { act, api, begin, press, second } = await openWithDownloads([READY]);
  api.responders[FILE] = () => Response.error();
  await begin();
  await act(() => dispatchEvent(new Event('beforeunload')));
  await second();
  assert.is(api.callsOf(FILE).length, 1);
  assert.ok(sessionStorage.getItem('cobros.export'));
  dispatchEvent(new Event('pageshow'));
  await press('Cancelar exportación');
});

test('a canceled file is removed on the server; one that failed, or can no longer be read, shows why, and one that is gone nothing', async () => {
  const failedFile = download({ status: 'failed', failure: 'Son demasiadas filas' });
  const { api, begin, clickButton, second, text } = await openWithDownloads(
    [HALF],
    [HALF],
    [failedFile],
    403,
    [],
  );
  await begin();
  await second();
  await clickButton('Cancelar exportación');
  await second();
  assert.equal(api.contentsOf(REMOVE), [{ downloadId: 'dl_1' }]);
  for (const shown of ['ExportarSon demasiadas filasReintentar', 'ErrorOcupado', '']) {
    await begin();
    await second();
    assert.is(text(), shown);
  }
  api.responders[CREATE] = () => failureResponse(409, { title: 'Exportar', message: 'Ya hay otra' });
  await begin();
  assert.is(text(), 'ExportarYa hay otraReintentar');
});

test('Descargas shows the same progress of a running file as the message beside it', async () => {
  const { act, begin, press, second, text, texts } = await openWithDownloads([HALF], [download()]);
  await begin();
  await second();
  // The response to the dialog may be older than the progress shown last.
  await press('Ver descargas');
  assert.match(text(), '450 de 900 filas');
  assert.equal(texts('[role=dialog] li'), ['Historial450 de 900 filas']);
  await act(hideDownloads);
  await second();
});

test('Descargas lists the files of the last day, which can be downloaded and removed, and follows those being written', async () => {
  const other = { kind: 'statement', rows: 10, totalRows: 40 } as const;
  const small = download({ id: 'dl_2', ...other, status: 'ready', fileName: 'estado.xlsx', size: 1_400 });
  const { api, button, click, find, has, act, press, second, text, texts } = await openWithDownloads(
    503,
    [
      download({ id: 'dl_2', ...other }),
      READY,
      download({ id: 'dl_0', status: 'failed', failure: 'Son demasiadas filas' }),
    ],
    [small],
    [],
  );
  await act(showDownloads);
  assert.is(text(), 'Error: Ocupado Reintentar');
  await press('Reintentar');
  assert.equal(texts('[role=dialog] li'), [
    'Estado de cuenta10 de 40 filas',
    'historial.xlsx4.2 MB · exportado el 20/11/2026 10:42:51Descargar',
    'HistorialSon demasiadas filas',
  ]);
  const bar = find('[role=progressbar][aria-label="Preparando Estado de cuenta"]');
  assert.is(bar.getAttribute('aria-valuenow'), '25');
  assert.ok(has('[aria-label="Cancelar Estado de cuenta"]'));
  await press('Descargar');
  assert.not.ok(button('Quitar historial.xlsx').disabled);
  assert.equal(api.contentsOf(FILE), [{ downloadId: 'dl_1' }]);
  assert.equal(downloads.names(), ['historial.xlsx']);
  await second();
  assert.equal(texts('[role=dialog] li'), ['estado.xlsx1 kB · exportado el 20/11/2026 10:42:51Descargar']);
  await press('Quitar estado.xlsx');
  assert.equal(api.contentsOf(REMOVE), [{ downloadId: 'dl_2' }]);
  const words = 'DescargasLos archivos que exportaste, durante un díaNo hay archivosCerrar';
  assert.is(text('[role=dialog]'), words);
  await click(find('[data-foot] button'));
  await second();
  assert.not.ok(has('[role=dialog]'));
});
