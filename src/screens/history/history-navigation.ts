import { navigate } from 'wouter/use-browser-location';
import { openTransactionId } from '../../blocks/transaction/detail/detail-address.ts';
import { formatHistoryAddress, parseHistoryAddress, withoutFilters } from './history-address.ts';
import type { HistoryFilters, HistoryView } from './history-view.ts';

/** Every change of the view is a step that Back takes back. */
function goToView(view: HistoryView): void {
  navigate(location.pathname + formatHistoryAddress(view));
}

export function changeView(change: Partial<HistoryView>): void {
  goToView({ ...parseHistoryAddress(location.search), ...change });
}

/** Another set begins at its first page. */
export function changeFilters(change: Partial<HistoryFilters>): void {
  const view = parseHistoryAddress(location.search);
  goToView({ ...view, filters: { ...view.filters, ...change }, page: 1 });
}

/** Leaves an open transaction open. */
export function cleanFilters(): void {
  const open = openTransactionId(location.search);
  const params = new URLSearchParams(
    formatHistoryAddress(withoutFilters(parseHistoryAddress(location.search))),
  );
  if (open) params.set('t', open);
  const search = params.toString();
  navigate(location.pathname + (search && `?${search}`), { replace: Boolean(open), state: history.state });
}
