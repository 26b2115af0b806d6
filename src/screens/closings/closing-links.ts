import { computed, signal } from '@preact/signals-react';
import { paths } from '../../domain/paths.ts';

const listSearch = signal('');

/** The list with its last filters, for the way back from a closing. */
export const listHref = computed(() => paths.closing.history + listSearch.value);
export function rememberList(search: string): void {
  listSearch.value = search && `?${search}`;
}

export function closingHref(id: string): string {
  return paths.closing.detail.replace(':id', encodeURIComponent(id));
}

let wantedSlip = '';

/** The detail of this closing opens with its slip. */
export function wantSlip(id: string): void {
  wantedSlip = id;
}
export function takeWantedSlip(id: string): boolean {
  const wanted = wantedSlip === id;
  wantedSlip = '';
  return wanted;
}
