import { useSignals } from '@preact/signals-react/runtime';
import { renderHook } from '@testing-library/react';
import { type HistoryView, NO_HISTORY_FILTERS } from '#screens/history/history-filters.ts';
import { useHistory } from '#screens/history/history-results.tsx';
import { SavedViewsMenu } from '#screens/history/saved-views-menu.tsx';
import { message } from '#stores/messages.ts';
import { createSavedViews } from '#stores/saved-views.ts';
import { today } from '#stores/today.ts';
import { chooseFromMenu } from '../support/choose-from-menu.ts';
import { assert, render, test } from '../support/render.tsx';
import { stubbedApi } from '../support/stubbed-api.ts';

const MENU = 'Vistas guardadas';

const savedOf = (userId: string) =>
  createSavedViews(`history.${userId}`).views.value.map(({ name, address }) => [name, address]);

async function open(address = '?status=refunded') {
  history.replaceState(null, '', `/transaction/history${address}`);
  const view = await render(<SavedViewsMenu userId="us_1" address={address} />);
  await chooseFromMenu(view, MENU, 'Guardar esta vista');
  await view.appears('[role=dialog]');
  return view;
}

test('a view is saved for this user under a cleaned name, with a message', async () => {
  const view = await open();
  const dialog = 'Guardar esta vistaCon sus filtros y su orden, en este dispositivoNombreGuardar vista';
  assert.is(view.text('[role=dialog]'), dialog);
  await view.type(view.field('Nombre'), ' Los\tdevueltos ');
  await view.clickButton('Guardar vista');
  assert.equal(savedOf('us_1'), [['Los devueltos', '?status=refunded']]);
  assert.equal(savedOf('us_2'), []);
  assert.equal([message.value?.title, message.value?.text], ['Vista guardada', 'Los devueltos']);
  assert.not.ok(view.has('[role=dialog]'));
  await view.clickButton(MENU);
  await view.appears('[role=menuitem]');
  assert.ok(view.button('Los devueltos'));
});

test('a name is required, and cut at 40 characters', async () => {
  const view = await open();
  await view.type(view.field('Nombre'), '   ');
  await view.clickButton('Guardar vista');
  assert.match(view.text('[role=dialog]'), 'Este campo es requerido');
  assert.is(document.activeElement, view.field('Nombre'));
  assert.equal(savedOf('us_1'), []);
  await view.type(view.field('Nombre'), 'x'.repeat(41));
  await view.clickButton('Guardar vista');
  assert.equal(savedOf('us_1'), [['x'.repeat(40), '?status=refunded']]);
});

test('using the name of a saved view replaces that view, as the button says', async () => {
  createSavedViews('history.us_1').save({ name: 'Ayer', address: '?period=yesterday' });
  createSavedViews('history.us_1').save({ name: 'Hoy', address: '?period=today' });
  const view = await open();
  await view.type(view.field('Nombre'), 'Aye');
  assert.ok(view.button('Guardar vista'));
  await view.type(view.field('Nombre'), ' Ayer ');
  await view.clickButton('Reemplazar vista');
  assert.equal(savedOf('us_1').join(' '), 'Ayer,?status=refunded Hoy,?period=today');
});

test('a saved view is deleted by its own button, and what another tab has saved stays, as does the dialog', async () => {
  createSavedViews('history.us_1').save({ name: 'Ayer', address: '?period=yesterday' });
  const view = await open();
  assert.match(view.text('[role=dialog]'), 'GuardadasAyer');
  createSavedViews('history.us_1').save({ name: 'Hoy', address: '?period=today' });
  await view.clickButton('Borrar la vista Ayer');
  assert.match(view.text('[role=dialog]'), 'GuardadasHoy');
  assert.equal(savedOf('us_1'), [['Hoy', '?period=today']]);
});

const PATH = 'transactions/v3/history';
const filters = { ...NO_HISTORY_FILTERS, period: 'today' } as const;
const TODAY: HistoryView = { filters, sort: 'desc', page: 1, pageSize: 10 };

/** A server at a given time, whose page shows which day was requested. */
const serverAt = (moment: string) =>
  stubbedApi({
    [PATH]: ({ content }) =>
      Response.json(
        { responseContent: { data: [], asked: content.startDate } },
        { headers: { Date: new Date(moment).toUTCString() } },
      ),
  });

for (const [when, moment, start] of [
  ['right before midnight', '2026-11-21T05:59:50Z', '2026-11-20T06:00:00.000Z'],
  ['right after midnight', '2026-11-21T06:00:10Z', '2026-11-21T06:00:00.000Z'],
  ['on the last evening of a month', '2026-12-01T01:30:00Z', '2026-11-30T06:00:00.000Z'],
])
  test(`when the history is opened directly ${when}, Hoy is the day of the business, not of this device`, async () => {
    const { callsOf } = serverAt(moment ?? '');
    const shown = new Set<unknown>();
    const { result, unmount } = renderHook(() => {
      useSignals();
      const history = useHistory(TODAY, { today: today.value, timeZone: 'America/Guatemala' });
      shown.add((history.page as { asked?: string } | undefined)?.asked);
      return history;
    });
    for (let turns = 0; turns < 50 && result.current.stale; turns++)
      await new Promise((turn) => setTimeout(turn, 1));
    assert.equal([...shown], [undefined, start]);
    assert.is(callsOf(PATH).at(-1)?.content.startDate, start);
    await unmount();
  });
