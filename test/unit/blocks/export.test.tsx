import type { Download, Failure, Result } from '@cobros/sdk';
import { ExcelButton } from '#blocks/excel/excel-button.tsx';
import { dismissExport, startExport } from '#blocks/list/current-export.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { signInAs } from '../../fixtures/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { noteDownloads } from '../support/note-downloads.ts';
import { assert, render, test } from '../support/render.tsx';

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
test.after.each(() => {
  dismissExport();
  downloads.restore();
});

async function open() {
  const view = await render(<ExportButton onExport={undefined} />);
  return { ...view, text: () => view.text('[role=status], [role=alert]') };
}

/** A page on which an export has been started. */
async function begun() {
  const { loads, order: wanted } = order();
  const view = await open();
  const start = () => view.act(() => void startExport(wanted));
  await start();
  return { ...view, loads, start, give: (result = file) => view.act(() => loads.at(-1)?.give(result)) };
}

test('a running export shows its size, prevents another one and leaves the focus on its button; then the file is downloaded', async () => {
  const { loads, order: wanted } = order();
  const { act, click, find, findAll, has, text, button, focus, rerender } = await open();
  assert.is(findAll('button:disabled').length, 2, 'until the rows are counted');
  await rerender(<ExportButton onExport={() => void startExport(wanted)} />);
  const pressed = button('Exportar a Excel');
  await focus(pressed);
  await click(pressed);
  assert.match(text(), 'Exportando a Excel1,284 filas');
  assert.ok(has('[role=progressbar][aria-label="Exportación"]:not([aria-valuenow])'));
  await click(find('button[aria-busy=true]'));
  assert.equal([loads.length, pressed.disabled], [1, false]);
  await act(() => loads[0]?.give(file));
  assert.is(document.activeElement, pressed);
  assert.match(text(), 'Listopagos.xlsx está en tus descargas.');
  assert.equal(downloads.names(), ['pagos.xlsx']);
  assert.not.ok(has('[aria-busy=true]'));
  await click(button('Cerrar'));
  assert.not.ok(has('[role=status]'));
});

test('the message that a file was saved is shown for ten seconds, and then covers nothing, nor ends the next export', async () => {
  const timers = fakeTimers();
  const { act, has, text, start, give } = await begun();
  for (const next of [false, true]) {
    await give();
    await act(() => timers.settle());
    await act(() => timers.advance(9_900));
    assert.match(text(), 'pagos.xlsx está en tus descargas.');
    if (next) await start();
    await act(() => timers.advance(100));
    assert.is(has('[role=status]'), next);
    if (!next) await start();
  }
});

test('an export that is canceled, or replaced by another, is aborted, and its result changes nothing even if it arrives', async () => {
  const { act, clickButton, has, text, loads, start } = await begun();
  await start();
  assert.ok(loads[0]?.signal.aborted);
  await act(() => loads[0]?.give(failed(500)));
  assert.match(text(), '1,284 filas');
  await clickButton('Cancelar exportación');
  assert.ok(loads[1]?.signal.aborted);
  await act(() => loads[1]?.give(file));
  assert.equal(downloads.names(), []);
  assert.not.ok(has('[role=status]'));
});

test('a failed export shows why, and can be retried with the same rows, unless a retry can’t change it', async () => {
  const { clickButton, text, loads, give } = await begun();
  await give(failed(500));
  assert.is(text(), 'ExportaciónNo se pudo crearReintentar');
  await clickButton('Reintentar');
  assert.match(text(), '1,284 filas');
  assert.is(loads.length, 2);
  await give(failed(413));
  assert.is(text(), 'ExportaciónNo se pudo crear');
  assert.equal(downloads.names(), []);
});

test('CSV is offered by lists that have it, if the backend does, and nothing while an export is running', async () => {
  signInAs('operator', [], 'csv');
  const without = await render(<ExportButton onExport={() => undefined} />);
  assert.ok(without.button('Exportar a Excel'));
  await without.unmount();
  const asked: string[] = [];
  const view = await render(<ExportButton csv onExport={(format) => asked.push(format)} />);
  await view.clickButton('Exportar');
  await view.appears('[role=menuitem]');
  assert.equal(view.texts('[role=menuitem]'), ['Excel', 'CSV']);
  await view.clickButton('CSV');
  await view.until(() => asked.length > 0);
  assert.equal(asked, ['csv']);
  await view.act(() => void startExport(order().order));
  assert.ok(view.button('Exportar').disabled);
});

test('on phones a list without rows has nothing to export beside its other action', async () => {
  for (const [disabled, items] of [
    [true, ['Estado de cuenta']],
    [false, ['Estado de cuenta', 'Exportar a Excel']],
  ] as const) {
    const beside = { label: 'Estado de cuenta', onSelect: () => undefined };
    const view = await render(
      <ExcelButton running={false} disabled={disabled} onExport={() => undefined} beside={beside} />,
    );
    await view.clickButton('Más acciones');
    await view.appears('[role=menu]');
    assert.equal(view.texts('[role=menuitem]'), items);
    await view.unmount();
  }
});
