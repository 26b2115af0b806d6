import { computed, signal } from '@preact/signals-react';
import { paths } from '#domain/paths.ts';

const listSearch = signal('');

/** Address of the list with its last filters, for the link back from a closing. */
export const listHref = computed(() => paths.closing.history + listSearch.value);
export function rememberList(search: string): void {
  listSearch.value = search && `?${search}`;
}

export function closingHref(id: string): string {
  return paths.closing.detail.replace(':id', encodeURIComponent(id));
}
