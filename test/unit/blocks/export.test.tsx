import type { Download, Failure, Result } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dismissExport, startExport } from '../../../src/blocks/list/current-export.ts';
import { ExportButton } from '../../../src/blocks/list/export-button.tsx';
import { ExportStatusCard } from '../../../src/blocks/list/export-status-card.tsx';
import { noteDownloads } from '../../support/note-downloads.ts';
import { render } from '../../support/render.tsx';

const test = suite('export to Excel');

const file: Result<Download> = { ok: true, data: { blob: new Blob(['x']), fileName: 'pagos.xlsx' } };
const failed = (status: number): Result<Download> => {
  const failure: Failure = { kind: 'answered', status, title: 'Exportación', message: 'No se pudo crear' };
  return { ok: false, failure };
};

/** An order whose file, or failure, comes when the test says so. */
function order(size = '1,284 filas') {
  const loads: { signal: AbortSignal; give: (result: Result<Download>) => void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<Result<Download>>((resolve) => loads.push({ signal, give: resolve }));
  return { loads, order: { format: 'excel' as const, size, load } };
}

let downloads: ReturnType<typeof noteDownloads>;
test.before.each(() => {
  downloads = noteDownloads();
});
test.after.each(async () => {
  dismissExport();
  downloads.restore();
});

async function open(onExport?: () => void) {
  const view = await render(
    <>
      <ExportButton onExport={onExport} />
      <ExportStatusCard />
    </>,
  );
  return { ...view, text: () => view.text('[role=status], [role=alert]') };
}

test('an export starts only once the rows are counted, and shows nothing before', async () => {
  const { has, findAll } = await open();
  assert.not.ok(has('[role=status], [role=alert]'));
  assert.equal(
    findAll('button').map((button) => (button as HTMLButtonElement).disabled),
    [true, true],
  );
});

test('a running export shows its size and starts no other; then the file is downloaded', async () => {
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

test('a cancelled export is aborted, and its file is not saved even if it arrives', async () => {
  const { loads, order: wanted } = order();
  const { act, click, has, button } = await open();
  await act(() => void startExport(wanted));
  await click(button('Cancelar exportación'));
  assert.ok(loads[0]?.signal.aborted);
  assert.not.ok(has('[role=status]'));
  await act(() => loads[0]?.give(file));
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

test('a failed export says why and can be retried with the same rows', async () => {
  const { loads, order: wanted } = order();
  const { act, click, find, text, button } = await open();
  await act(() => void startExport(wanted));
  await act(() => loads[0]?.give(failed(500)));
  assert.is(find('[role=alert]').textContent, 'ExportaciónNo se pudo crearReintentar');
  assert.equal(downloads.names(), []);
  await click(button('Reintentar'));
  assert.match(text(), '1,284 filas');
  assert.is(loads.length, 2);
  await act(() => loads[1]?.give(file));
  assert.equal(downloads.names(), ['pagos.xlsx']);
});

test('a failure that a retry can’t change offers none', async () => {
  const { loads, order: wanted } = order();
  const { act, find, findAll } = await open();
  await act(() => void startExport(wanted));
  await act(() => loads[0]?.give(failed(413)));
  assert.is(find('[role=alert]').textContent, 'ExportaciónNo se pudo crear');
  assert.not.ok(findAll('button').some(({ textContent }) => textContent === 'Reintentar'));
});

test.run();
