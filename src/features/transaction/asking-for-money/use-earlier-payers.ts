import { useSignals } from '@preact/signals-react/runtime';
import { useSettled } from '#blocks/use-settled.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { type EarlierPayers, listEarlierPayers, type PayerPlaces } from './earlier-payers-operations.ts';

const FROM_LETTERS = 2;
const PAUSE_MS = 150;

/** Earlier payers that match the typed text, looked up after a pause in typing. */
export function useEarlierPayers(typed: string, places: PayerPlaces) {
  useSignals();
  const search = useSettled(typed, PAUSE_MS);
  const { cashier, branch } = places;
  const wanted = search.length >= FROM_LETTERS && cashier.id !== '';
  const { data, failure } = useResource<EarlierPayers | null>(
    wanted ? `${TRANSACTIONS}/payers/${cashier.id}/${branch?.id ?? ''}/${search.toLowerCase()}` : 'no-payers',
    wanted ? listEarlierPayers(search, places) : async () => ({ ok: true, data: null }),
  );
  const earlier = (wanted && data.value) || undefined;
  return { earlier, search, pending: search !== typed || (wanted && !earlier && !failure.value) };
}
