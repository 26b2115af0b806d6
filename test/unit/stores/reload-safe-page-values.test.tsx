import { signal } from '@preact/signals-react';
import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useClientSideList } from '../../../src/blocks/list/use-client-side-list.ts';
import { useFilterForm } from '../../../src/blocks/list/use-filter-form.ts';
import * as dashboard from '../../../src/screens/dashboard/dashboard-filters.ts';
import { endSession } from '../../../src/stores/end-session.ts';
import { reloadKeepingValues } from '../../../src/stores/reload-keeping-values.ts';
import { notePageValue } from '../../../src/stores/reload-safe-page-values.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

const NO_ROWS: readonly { status: string }[] = [];
const version = signal(0);

function List() {
  const { filter, setFilter } = useClientSideList(NO_ROWS, () => []);
  return (
    <input name="search" value={filter.text} onChange={({ target }) => setFilter({ text: target.value })} />
  );
}

function Filters({ from = '' }: { from?: string }) {
  const { typed, type } = useFilterForm({
    applied: { search: '', from, to: '' },
    onApply: () => undefined,
    version,
  });
  return (
    <>
      <input name="text" value={typed.search} onChange={({ target }) => type({ search: target.value })} />
      <input name="from" value={typed.from} onChange={({ target }) => type({ from: target.value })} />
    </>
  );
}

/** Types on a page, which the portal then reloads. */
async function typeAndReload(page: React.ReactNode, typing: Record<string, string>): Promise<void> {
  const view = await render(page);
  for (const [name, text] of Object.entries(typing))
    await view.type(view.find<HTMLInputElement>(`[name=${name}]`), text);
  reloadKeepingValues(() => undefined);
  await view.unmount();
}

async function shownIn(page: React.ReactNode, name: string): Promise<string> {
  const view = await render(page);
  const { value } = view.find<HTMLInputElement>(`[name=${name}]`);
  await view.unmount();
  return value;
}

test('the search of a list is restored once after the reload', async () => {
  await typeAndReload(<List />, { search: 'Centro' });
  assert.is(await shownIn(<List />, 'search'), 'Centro');
  assert.is(await shownIn(<List />, 'search'), '');
});

test('filters that were not applied are restored after the reload, but not over those of another address', async () => {
  await typeAndReload(<Filters />, { text: 'Lucía', from: '01/11/2026' });
  assert.is(await shownIn(<Filters />, 'text'), 'Lucía');
  await typeAndReload(<Filters />, { text: 'Lucía', from: '01/11/2026' });
  assert.is(await shownIn(<Filters from="2026-11-20" />, 'from'), '20/11/2026');
});

test('filters stored by another build are restored as far as they still exist', async () => {
  notePageValue(`${location.pathname} filters`, { typed: { search: 'Lucía', gone: 'x' } });
  reloadKeepingValues(() => undefined);
  notePageValue(`${location.pathname} filters`, undefined);
  assert.is(await shownIn(<Filters from="2026-11-20" />, 'from'), '20/11/2026');
});

test('the filters of the dashboard are restored after the reload, even if another screen is shown first', async () => {
  dashboard.setFilters({ search: 'Lucía' });
  reloadKeepingValues(() => undefined);
  dashboard.clearFilters();
  await shownIn(<List />, 'search');
  dashboard.restoreFilters();
  assert.is(dashboard.search.value, 'Lucía');
  dashboard.clearFilters();
});

test('typed text survives the end of the session, but only for the same user', async () => {
  const view = await render(<List />);
  await view.type(view.find<HTMLInputElement>('[name=search]'), 'Centro');
  await act(async () => endSession('Tu sesión terminó', () => undefined));
  await view.unmount();
  const { userData } = session();
  startSession(session({ userData: { ...userData, user: { ...userData.user, id: 'us_otro' } } }));
  assert.is(await shownIn(<List />, 'search'), '');
  startSession(session());
  assert.is(await shownIn(<List />, 'search'), 'Centro');
});

test('cleared text is not kept', async () => {
  const view = await render(<List />);
  await view.type(view.find<HTMLInputElement>('[name=search]'), 'Centro');
  await view.type(view.find<HTMLInputElement>('[name=search]'), '');
  reloadKeepingValues(() => undefined);
  await view.unmount();
  assert.is(sessionStorage.length, 0);
});
