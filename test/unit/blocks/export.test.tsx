import type { Download, Failure, Result, Schemas } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dismissExport, hideDownloads, startExport } from '../../../src/blocks/list/current-export.ts';
import { ExportButton } from '../../../src/blocks/list/export-button.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { noteDownloads } from '../../support/note-downloads.ts';
import { render } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

type BackgroundFile = Schemas['Download'];

const file: Result<Download> = { ok: true, data: { blob: new Blob(['x']), fileName: 'pagos.xlsx' } };
const failed = (status: number): Result<Download> => {
  const failure: Failure = { kind: 'answered', status, title: 'Exportación', message: 'No se pudo crear' };
  return { ok: false, failure };
};

/** An export whose file, or failure, arrives when the test says so. */
function order(size = '1,284 filas') {
  const loads: { signal: AbortSignal; give: (result: Result<Download>) => void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<Result<Download>>((resolve) => loads.push({ signal, give: resolve }));
  return { loads, order: { format: 'excel' as const, size, content: { history: {} }, load } };
}

let downloads: ReturnType<typeof noteDownloads>;
test.before.each(() => {
  downloads = noteDownloads();
});
test.after.each(async () => {
  dismissExport();
  hideDownloads();
  downloads.restore();
});

async function open(onExport?: () => void) {
  const view = await render(<ExportButton onExport={onExport} />);
  return { ...view, text: () => view.text('[role=status], [role=alert]') };
}

/** A page on which an export has been started. */
async function begun() {
  const { loads, order: wanted } = order();
  const view = await open();
  await view.act(() => void startExport(wanted));
  return { ...view, loads, give: (result = file, which = 0) => view.act(() => loads[which]?.give(result)) };
}

test('an export starts once the rows are counted, and shows nothing before', async () => {
  const { has, findAll } = await open();
  assert.not.ok(has('[role=status], [role=alert]'));
  assert.is(findAll('button:disabled').length, 2);
});

test('a running export shows its size and prevents another one; then the file is downloaded', async () => {
  const { loads, order: wanted } = order();
  let asked = 0;
  const { act, click, findAll, has, text, button } = await open(() => asked++);
  await click(button('Exportar a Excel'));
  assert.is(asked, 1);
  await act(() => void startExport(wanted));
  assert.match(text(), 'Exportando a Excel1,284 filas');
  assert.ok(has('[role=progressbar][aria-label="Exportación"]:not([aria-valuenow])'));
  const [busy] = findAll('button[aria-busy=true]');
  assert.ok(busy);
  await click(busy);
  assert.is(asked, 1);
  await act(() => loads[0]?.give(file));
  assert.match(text(), 'Listopagos.xlsx está en tus descargas.');
  assert.equal(downloads.names(), ['pagos.xlsx']);
  assert.not.ok(has('[aria-busy=true]'));
  await click(button('Cerrar'));
  assert.not.ok(has('[role=status]'));
});

test('the message that a file was saved is shown for ten seconds, and then covers nothing', async () => {
  const timers = fakeTimers();
  const { act, has, text, loads } = await begun();
  await act(async () => {
    loads[0]?.give(file);
    await timers.settle();
  });
  await act(() => timers.advance(9_900));
  assert.match(text(), 'pagos.xlsx está en tus descargas.');
  await act(() => timers.advance(100));
  assert.not.ok(has('[role=status]'));
});

test('an export started by keyboard leaves the focus on its button', async () => {
  const { loads, order: wanted } = order();
  const { act, button } = await open(() => void startExport(wanted));
  const started = button('Exportar a Excel');
  started.focus();
  await act(() => started.click());
  assert.not.ok((started as HTMLButtonElement).disabled);
  await act(() => loads[0]?.give(file));
  assert.is(document.activeElement, started);
});

test('a canceled export is aborted, and its file is not saved even if it arrives', async () => {
  const { clickButton, has, loads, give } = await begun();
  await clickButton('Cancelar exportación');
  assert.ok(loads[0]?.signal.aborted);
  assert.not.ok(has('[role=status]'));
  await give();
  assert.equal(downloads.names(), []);
  assert.not.ok(has('[role=status]'));
});

test('a second export replaces the first', async () => {
  const [first, second] = [order('10 filas'), order('20 filas')];
  const { act, text } = await open();
  await act(() => void startExport(first.order));
  await act(() => void startExport(second.order));
  assert.ok(first.loads[0]?.signal.aborted);
  await act(() => first.loads[0]?.give(failed(500)));
  assert.match(text(), '20 filas');
  await act(() => second.loads[0]?.give(file));
  assert.equal(downloads.names(), ['pagos.xlsx']);
});

test('a failed export shows why, and can be retried with the same rows', async () => {
  const { clickButton, text, loads, give } = await begun();
  await give(failed(500));
  assert.is(text(), 'ExportaciónNo se pudo crearReintentar');
  assert.equal(downloads.names(), []);
  await clickButton('Reintentar');
  assert.match(text(), '1,284 filas');
  assert.is(loads.length, 2);
  await give(file, 1);
  assert.equal(downloads.names(), ['pagos.xlsx']);
});

test('no retry is offered for a failure that a retry can’t change', async () => {
  const { text, give } = await begun();
  await give(failed(413));
  assert.is(text(), 'ExportaciónNo se pudo crear');
});

const CREATE = 'downloads/v3/create';
const LIST = 'downloads/v3/list';
const FILE = 'downloads/v3/download';
const REMOVE = 'downloads/v3/remove';

function download(over: Partial<BackgroundFile> = {}): BackgroundFile {
  return {
    id: 'dl_1',
    kind: 'history',
    status: 'running',
    fileName: null,
    rows: 0,
    totalRows: null,
    size: null,
    failure: null,
    creationDate: '2026-11-20T16:42:51.000Z',
    formattedCreationDate: '20/11/2026',
    formattedCreationTime: '10:42:51',
    expirationDate: '2026-11-21T16:42:51.000Z',
    formattedExpirationDate: '21/11/2026',
    formattedExpirationTime: '10:42:51',
    ...over,
  };
}

const COUNTED = { rows: 900, totalRows: 900, size: 4_210_000 };
const READY = download({ ...COUNTED, status: 'ready', fileName: 'historial.xlsx' });
const HALF = download({ rows: 450, totalRows: 900 });

/** A server that writes files in the background; each read of its list returns the next state. */
async function openWithDownloads(...states: (BackgroundFile[] | number)[]) {
  const timers = fakeTimers();
  const signedIn = session();
  startSession({ ...signedIn, userData: { ...signedIn.userData, capabilities: ['downloads'] } });
  let turn = 0;
  const api = stubbedApi({
    [CREATE]: { download: download() },
    [LIST]: () => {
      const state = states[Math.min(turn++, states.length - 1)] ?? [];
      return typeof state === 'number'
        ? failureResponse(state, { title: 'Error', message: 'Ocupado' })
        : successResponse({ data: state });
    },
    [FILE]: () =>
      new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="historial.xlsx"' } }),
    [REMOVE]: {},
  });
  const { order: wanted } = order();
  const page = await open();
  const arrive = () => page.act(() => timers.settle());
  const second = async () => {
    await page.act(() => timers.advance(1_000));
    await arrive();
  };
  const begin = async () => {
    await page.act(() => void startExport(wanted));
    await arrive();
  };
  return { ...page, api, arrive, begin, second, timers };
}

test('a file written in the background shows its progress, survives a lost connection, and is downloaded', async () => {
  const { api, begin, find, second, text } = await openWithDownloads([HALF], 503, [READY]);
  await begin();
  assert.equal(api.contentsOf(CREATE), [{ history: {} }]);
  await second();
  assert.match(text(), '450 de 900 filas');
  assert.is(find('[role=progressbar]').getAttribute('aria-valuenow'), '50');
  await second();
  assert.match(text(), '450 de 900 filas');
  // The time until the next attempt is random.
  for (let wait = 0; wait < 30 && !/Listo/.test(text()); wait++) await second();
  assert.match(text(), 'historial.xlsx está en tus descargas.');
  assert.equal(downloads.names(), ['historial.xlsx']);
});

test('after a reload the same file is awaited, and no other one is created', async () => {
  const { act, api, begin, second, unmount } = await openWithDownloads([HALF], [READY]);
  await begin();
  await second();
  // The state after a reload: the id is in the tab's storage.
  const begun = sessionStorage.getItem('cobros.export') ?? '';
  await act(dismissExport);
  await unmount();
  sessionStorage.setItem('cobros.export', begun);
  const again = await open();
  assert.match(again.text(), 'Exportando a Excel1,284 filas');
  await second();
  assert.match(again.text(), 'historial.xlsx está en tus descargas.');
  assert.is(api.callsOf(CREATE).length, 1);
  assert.is(sessionStorage.getItem('cobros.export'), null);
});

test('a canceled file is removed on the server, and a failed one shows why', async () => {
  const failedFile = download({ status: 'failed', failure: 'Son demasiadas filas' });
  const { api, begin, button, click, find, second } = await openWithDownloads([HALF], [failedFile]);
  await begin();
  await second();
  await click(button('Cancelar exportación'));
  await second();
  assert.equal(api.contentsOf(REMOVE), [{ downloadId: 'dl_1' }]);
  await begin();
  await second();
  assert.match(find('[role=alert]').textContent ?? '', 'Son demasiadas filas');
});

test('Descargas shows the same progress of a running file as the message beside it', async () => {
  const { act, arrive, begin, button, click, second, text } = await openWithDownloads([HALF], [download()]);
  await begin();
  await second();
  // The response to the dialog may be older than the progress shown last.
  await click(button('Descargas'));
  await arrive();
  assert.match(text(), '450 de 900 filas');
  assert.is(document.querySelector('[role=dialog] li')?.textContent, 'Historial450 de 900 filas');
  await act(hideDownloads);
  await second();
});

test('Descargas lists the files of the last day, which can be downloaded and removed', async () => {
  const { act, api, arrive, button, click, find, second } = await openWithDownloads(
    [
      download({ id: 'dl_2', kind: 'statement', rows: 10, totalRows: 40 }),
      READY,
      download({ id: 'dl_0', status: 'failed', failure: 'Son demasiadas filas' }),
    ],
    [],
  );
  await click(button('Descargas'));
  await arrive();
  const texts = [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent);
  assert.equal(texts, [
    'Estado de cuenta10 de 40 filas',
    'historial.xlsx4.2 MB · exportado el 20/11/2026 10:42:51Descargar',
    'HistorialSon demasiadas filas',
  ]);
  await click(button('Descargar'));
  await arrive();
  assert.equal(api.contentsOf(FILE), [{ downloadId: 'dl_1' }]);
  assert.equal(downloads.names(), ['historial.xlsx']);
  await click(button('Quitar historial.xlsx'));
  await arrive();
  assert.equal(api.contentsOf(REMOVE), [{ downloadId: 'dl_1' }]);
  assert.match(find('[role=dialog]').textContent ?? '', 'No hay archivos');
  await act(hideDownloads);
  await second();
});
