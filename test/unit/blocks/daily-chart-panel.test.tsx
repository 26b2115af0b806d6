import type { Failure } from '@cobros/sdk';
import type { ComponentType } from 'react';
import { DailyButton } from '#blocks/daily/daily-button.tsx';
import { DailyChartPanel } from '#blocks/daily/daily-chart-panel.tsx';
import { DailyChartPanelOnDemand } from '#blocks/daily/daily-chart-panel-on-demand.tsx';
import { clearMessage, message } from '#stores/messages.ts';
import { assert, render, test } from '../support/render.tsx';

const legend = [{ tone: 'main' as const, name: 'Recibido', total: 'Q30.00' }];

async function open(over: Partial<Parameters<typeof DailyChartPanel>[0]> = {}) {
  const counts: string[] = [];
  const view = await render(
    <DailyChartPanel
      title="Recibido por día"
      count="30"
      onCount={(count) => counts.push(count)}
      legend={legend}
      stale={false}
      failure={undefined}
      onRetry={() => undefined}
      empty={false}
      chart={<p>columnas</p>}
      table={<p>filas</p>}
      {...over}
    />,
  );
  return { ...view, counts, text: () => view.text() };
}

test('the days of a week, a month or three months are shown as a chart with totals or as a table', async () => {
  const { text, click, button, find, counts } = await open();
  assert.is(find('h2').textContent, 'Recibido por día');
  assert.match(text(), 'Recibido Q30.00columnas');
  assert.not.match(text(), 'filas');
  await click(button('Ver como tabla'));
  assert.is(find('section[aria-label="Recibido por día"]').textContent, 'filas');
  assert.not.match(text(), /Q30|columnas/);
  await click(button('Ver como gráfica'));
  assert.match(text(), 'columnas');
  assert.is(find('[aria-pressed=true]').textContent, '30 días');
  await click(button('7 días'));
  await click(button('90 días'));
  assert.equal(counts, ['7', '90']);
});

test('until the days have arrived the panel is loading, or shows why they can’t be read; if there is no money it says so, and the table still lists the days, marked if they are those of the previous choice', async () => {
  const failure: Failure = { kind: 'answered', status: 500, title: 'Error', message: 'Intenta de nuevo' };
  const loading = await open({ legend: undefined });
  assert.is(loading.find('[aria-busy=true]').textContent, 'Cargando');
  assert.not.match(loading.text(), 'columnas');
  const failed = await open({ failure });
  assert.match(failed.text(), /ErrorIntenta de nuevoReintentar$/);
  const { text, find, clickButton } = await open({ empty: 'Nada en estos días', stale: true });
  assert.match(text(), /Nada en estos días$/);
  await clickButton('Ver como tabla');
  assert.is(find('[aria-busy=true]').textContent, 'filas');
});

type Loaded = ComponentType;

async function onDemand(load: () => Promise<Loaded>) {
  let closes = 0;
  const onClose = () => closes++;
  const page = (shown: boolean) => (
    <>
      <DailyButton open={shown} onToggle={() => undefined} />
      <DailyChartPanelOnDemand open={shown} onClose={onClose} load={load}>
        {(Panel) => <Panel />}
      </DailyChartPanelOnDemand>
    </>
  );
  const view = await render(page(false));
  return { ...view, toggle: (shown: boolean) => view.show(page(shown)), closes: () => closes };
}

test('the panel’s code is loaded when the panel is opened, with its space reserved', async () => {
  let loads = 0;
  let come: (loaded: Loaded) => void = () => undefined;
  const loading = new Promise<Loaded>((resolve) => {
    come = resolve;
  });
  const { toggle, act, find, has } = await onDemand(() => {
    loads++;
    return loading;
  });
  assert.equal([loads, has('section')], [0, false]);
  assert.ok(has('[aria-expanded=false]:not([aria-controls])'));
  await toggle(true);
  const panel = find('section[aria-label="Gráfica por día"]');
  assert.is(panel.getAttribute('aria-busy'), 'true');
  assert.is(find('[aria-expanded=true]').getAttribute('aria-controls'), panel.id);
  await act(() => come(() => <p>días</p>));
  assert.equal([panel.textContent, panel.getAttribute('aria-busy')], ['días', 'false']);
  await toggle(false);
  assert.not.ok(has('section'));
});

test('if its code fails to load, the panel closes with a message, unless it was already closed', async () => {
  const { toggle, closes, unmount } = await onDemand(() => Promise.reject(new TypeError('Failed to fetch')));
  await toggle(true);
  assert.equal([closes(), message.value?.kind, message.value?.title], [1, 'error', 'Sin conexión']);
  await unmount();

  clearMessage();
  let fail: (error: Error) => void = () => undefined;
  const loading = new Promise<Loaded>((_resolve, reject) => {
    fail = reject;
  });
  const left = await onDemand(() => loading);
  await left.toggle(true);
  await left.toggle(false);
  await left.act(() => fail(new TypeError('Failed to fetch')));
  await left.settle();
  assert.equal([left.closes(), message.value], [0, null]);
});
