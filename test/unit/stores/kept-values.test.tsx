import { signal } from '@preact/signals-react';
import { act } from 'react';
import { useClientSideList } from '#blocks/list/use-client-side-list.ts';
import { useFilterForm } from '#blocks/list/use-filter-form.ts';
import { endSession } from '#stores/end-session.ts';
import { reopenAfterReload, setOpenDialog, takeKeptDialog } from '#stores/kept-dialog.ts';
import { reloadKeepingValues } from '#stores/reload-keeping-values.ts';
import { type FrameRecord, frameRecordOf, rememberFrame } from '#stores/remembered-page-frame.ts';
import { startSession } from '#stores/session.ts';
import { branchAdminSession, session, storedSession } from '../../fixtures/session.ts';
import { assert, render, test } from '../support/render.tsx';

const HOUR = 3_600_000;
const dialog = (typed: Record<string, unknown>) => ({ modal: 'branch', step: { step: 'rename' }, typed });

test.before.each(() => history.replaceState(null, '', '/branches?page=2'));
test.after.each(() => setOpenDialog(undefined));

function leave(typed: Record<string, unknown>): void {
  setOpenDialog(dialog(typed));
  endSession('Tu sesión terminó', () => undefined);
  startSession(session());
  history.replaceState(null, '', '/branches?page=2');
}

test('an unfinished dialog is offered once on its own screen and address, within twelve hours', () => {
  const taken = (modal: string, after = 0) => takeKeptDialog(modal, Date.now() + after)?.typed;
  leave({ form: { name: 'Centro' } });
  assert.equal(taken('branch', 12 * HOUR - 1000), { form: { name: 'Centro' } });
  assert.is(taken('branch'), undefined);

  leave({ form: { name: 'Centro' } });
  assert.is(taken('branch', 12 * HOUR), undefined);
  assert.is(taken('branch'), undefined, 'an old one is forgotten');

  leave({ form: { name: 'Centro' } });
  assert.is(taken('transaction'), undefined);
  assert.ok(taken('branch'), 'another dialog of the screen leaves it');

  leave({ form: { name: 'Centro' } });
  history.replaceState(null, '', '/branches');
  assert.is(taken('branch'), undefined);
});

test('a dialog without typed text is not kept; secrets are not stored, wherever they were typed', () => {
  for (const typed of [{}, { form: {} }, { branch: '' }, { form: { password: 'Cobros#2026' } }]) {
    leave(typed);
    assert.is(takeKeptDialog('branch'), undefined, JSON.stringify(typed));
  }
  const secrets = { password1: 'a', currentPassword: 'b', webhookSecret: 'c', webhookAPIKey: 'd', code: 'e' };
  leave({ form: { name: 'Centro', ...secrets }, code: 'f', zipcode: '01001' });
  assert.equal(takeKeptDialog('branch')?.typed, { form: { name: 'Centro' }, zipcode: '01001' });
});

test('a dialog whose code is missing is opened after the reload, with or without typed text', () => {
  let reloads = 0;
  reopenAfterReload(dialog({}), () => reloads++);
  assert.is(reloads, 1);
  assert.equal(takeKeptDialog('branch')?.step, { step: 'rename' });
});

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

test('the search of a list is restored once after the reload, and not kept if it was cleared', async () => {
  await typeAndReload(<List />, { search: 'Centro' });
  assert.is(await shownIn(<List />, 'search'), 'Centro');
  assert.is(await shownIn(<List />, 'search'), '');
  const view = await render(<List />);
  for (const text of ['Centro', '']) await view.type(view.find('[name=search]'), text);
  reloadKeepingValues(() => undefined);
  await view.unmount();
  assert.is(sessionStorage.length, 0);
});

test('filters that were not applied are restored after the reload, but not over those of another address', async () => {
  await typeAndReload(<Filters />, { text: 'Lucía', from: '01/11/2026' });
  assert.is(await shownIn(<Filters />, 'text'), 'Lucía');
  await typeAndReload(<Filters />, { text: 'Lucía', from: '01/11/2026' });
  assert.is(await shownIn(<Filters from="2026-11-20" />, 'from'), '20/11/2026');
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

const frame: FrameRecord = {
  userId: 'us_caja1',
  menu: [{ path: '/profile', label: 'Perfil', icon: 'user' }],
  role: 'Cajero',
  showsBalance: false,
  maySend: true,
  collects: true,
  apiBaseUrl: '/api',
};

test('the stored layout is used for the same person, but not for another', () => {
  rememberFrame(frame);
  assert.equal(frameRecordOf(storedSession()), frame);
  assert.is(frameRecordOf(storedSession({ userData: branchAdminSession().userData })), undefined);
  rememberFrame({ ...frame, showsBalance: true });
  assert.is(frameRecordOf(storedSession())?.showsBalance, true);
});

test('no layout is used while a one-time password must be changed or a second factor set up; an incomplete or unreadable layout is ignored', () => {
  rememberFrame(frame);
  for (const asked of [{ mustChangePassword: true }, { mustEnrollSecondFactor: true } as const])
    assert.is(frameRecordOf(storedSession(asked)), undefined, Object.keys(asked)[0]);
  const { menu: _menu, ...withoutMenu } = frame;
  const { apiBaseUrl: _url, ...withoutApi } = frame;
  for (const text of ['{', 'null', JSON.stringify(withoutMenu), JSON.stringify(withoutApi)]) {
    localStorage.setItem('cobros.frame', text);
    assert.is(frameRecordOf(storedSession()), undefined, text);
  }
});
