import { computed, signal } from '@preact/signals-react';
import { type Reading, usePage } from '../../blocks/list/use-page.ts';
import { paths } from '../../domain/paths.ts';
import { CLOSINGS } from '../../stores/cache-keys.ts';
import { createModalStep } from '../../stores/modal-step.ts';
import { type ClosingsView, closingsAddress, searchContent } from './closings-address.ts';
import { type ClosingsPage, listClosings } from './operations/list-closings.ts';

export interface ClosingStep {
  step: 'close';
}

export const closingModal = createModalStep<ClosingStep>('closing');

/** Section 4 of the specification: a successful closing clears the filters, typed ones included. */
export function closingSucceeded(): void {
  if (location.pathname === paths.closing.history) closingsAddress.cleanFilters();
  else closingsAddress.dropTyped();
}
export const filterVersion = closingsAddress.version;

const listSearch = signal('');

/** The list with its last filters, for the way back from a closing. */
export const listHref = computed(() => paths.closing.history + listSearch.value);
export function rememberList(search: string): void {
  listSearch.value = search && `?${search}`;
}

export function closingHref(id: string): string {
  return paths.closing.detail.replace(':id', encodeURIComponent(id));
}

export const useClosings = (view: ClosingsView): Reading<ClosingsPage> =>
  usePage(`${CLOSINGS}/list/${closingsAddress.format(view)}`, listClosings(searchContent(view)));
