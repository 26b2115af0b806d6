import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

// The open transaction stands in the address of its screen (`?t=tx_1`), beside whatever else stands there.

const PARAMETER = 't';

export function openTransactionId(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) || undefined;
}

/** The address of a transaction on the screen whose address has this search. */
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

/** A click on the link of a transaction, unless it asks for another tab or window. */
export function followDetail(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  openDetail(id);
}

/** To the row above or below: Back leads to the list all the same. */
export function replaceDetail(id: string): void {
  navigate(detailHref(id, location.search), { replace: true, state: history.state });
}

/** Puts the list below a transaction that was opened by its address alone, for Back to lead to. */
export function insertListEntry(id: string): void {
  if ((history.state as { openedHere?: boolean } | null)?.openedHere) return;
  navigate(location.pathname + withoutDetail(location.search), { replace: true, state: history.state });
  openDetail(id);
}

/** Back to the list. */
export function closeDetail(): void {
  history.back();
}
