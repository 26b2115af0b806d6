import { createElement } from 'react';
import { DialogValuesContext } from '#blocks/form/use-restorable-state.ts';
import { readWatchedIds } from '#features/transaction/watched-request-ids.ts';
import { unwatchRequest } from '#features/transaction/watched-requests.ts';
import { useResource } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { DIALOG_FAMILIES } from '../dialogs/all.ts';
import { type DialogFamily, ownerSession, type RowsScreen } from '../dialogs/dialog-case.ts';
import type { FaultyApi } from './bad-line/faulty-api.ts';
import { chooseFromMenu } from './choose-from-menu.ts';
import { render, type View } from './render.tsx';

export const DIALOG = '[role=dialog], [role=alertdialog]';

export const signInAsOwner = () => startSession(ownerSession());

/** Closes the dialogs that a test left open, and forgets the requests it made. */
export function closeDialogs(): void {
  for (const id of readWatchedIds(ownerSession().userData.user.id)) unwatchRequest(id);
  for (const { modal } of DIALOG_FAMILIES) modal.close();
}

export type Case = DialogFamily['cases'][string];

/** Mounts a dialog alone, with readers of the lists that its call changes. */
export async function mountCase(
  { dialogs, modal }: DialogFamily,
  step: string,
  { subject }: Case,
  words: readonly string[],
  read: string[],
) {
  function Reader({ list }: { list: string }) {
    useResource(list, async () => {
      read.push(list);
      return { ok: true, data: list };
    });
    return null;
  }
  modal.open({ step, ...subject } as never);
  const dialog = createElement(dialogs[step] as never, { step, ...subject });
  const view = await render(
    <DialogValuesContext value={{}}>
      {words.map((list) => (
        <Reader key={list} list={`${list}/all`} />
      ))}
      {dialog}
    </DialogValuesContext>,
  );
  await view.loaded();
  return view;
}

/** Opens a dialog from the menu of its row, on its screen. */
async function chosen({ Screen, address, state }: RowsScreen, { row = '', item = '' }: Case, api: FaultyApi) {
  history.replaceState(state ?? null, '', address);
  api.fault = undefined;
  const view = await render(<Screen />);
  await view.loaded();
  api.fault = { name: 'offline', of: 'every call' };
  await chooseFromMenu(view, `Acciones de ${row}`, item);
  await view.appears(DIALOG);
  await view.settle();
  return view;
}

export const openCase = (
  family: DialogFamily,
  step: string,
  one: Case,
  api: FaultyApi,
  read: string[] = [],
) =>
  family.rows && one.row
    ? chosen(family.rows, one, api)
    : mountCase(family, step, one, 'rereads' in one ? (one.rereads ?? []) : [], read);

export const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
export async function press(view: View, name: string | undefined): Promise<void> {
  const first = await view.appears('[data-foot] button');
  const button = name ? view.button(name) : (first as HTMLButtonElement);
  await view.until(() => !button.disabled);
  await view.click(button);
}

export const typedIn = (view: View) =>
  view
    .findAll('input, select, textarea')
    .map((field) => `${(field as HTMLInputElement).value} ${(field as HTMLInputElement).checked}`);

/** Brings the connection back: a dialog opened offline can then be used without closing it. */
export async function lineIsBack(api: FaultyApi, view: View): Promise<void> {
  api.fault = undefined;
  await view.act(() => void window.dispatchEvent(new Event('online')));
  const retries = () => view.findAll('button').filter(({ textContent }) => textContent === 'Reintentar');
  while (retries().length > 0) {
    for (const retry of retries()) await view.click(retry);
    await view.settle();
  }
  await view.loaded();
}
