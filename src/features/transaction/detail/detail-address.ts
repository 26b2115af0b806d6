import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { noteOpened } from '#ui/note-opened.ts';

// The open transaction is in the address of its screen (`?t=tx_1`); other parameters stay.

const PARAMETER = 't';

export function openTransactionId(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) || undefined;
}

/** Address of a transaction on a screen whose current query is `search`. */
export function detailHref(id: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, id);
  return `?${readable(params)}`;
}

function withoutDetail(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  const text = readable(params);
  return text && `?${text}`;
}

const readable = (params: URLSearchParams) => params.toString().replaceAll('%2C', ',');

export function openDetail(id: string): void {
  navigate(detailHref(id, location.search), { state: { openedHere: true } });
}

/** Ignores clicks that open another tab or window, which the browser handles. */
export function followDetail(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  openDetail(id);
}

/** Shows a neighboring row; Back still leads to the list. */
export function replaceDetail(id: string): void {
  navigate(detailHref(id, location.search), { replace: true, state: history.state });
}

/** Adds a history entry for the list below a transaction that was opened by its address, so that Back leads to the list. */
export function insertListEntry(id: string): void {
  if ((history.state as { openedHere?: boolean } | null)?.openedHere) return;
  navigate(location.pathname + withoutDetail(location.search), { replace: true, state: history.state });
  openDetail(id);
}

export function closeDetail(): void {
  addEventListener('popstate', noteOpened(), { once: true });
  history.back();
}
