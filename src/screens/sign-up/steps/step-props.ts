import type { NamedRef } from '@cobros/sdk';

/** Addresses of the previous and next steps. */
export interface StepProps {
  back: string;
  next: string;
}

export const optionsOf = (items: readonly NamedRef[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const nameOf = (items: readonly NamedRef[] | undefined, id: string) =>
  items?.find((item) => item.id === id)?.name ?? '';
