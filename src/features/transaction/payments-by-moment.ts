import { parseMoment } from '#blocks/list/list-address.ts';
import { paths } from '#domain/paths.ts';

/** Moments by which the history can list transactions, besides that of creation. */
const MOMENTS = ['received', 'refunded', 'movement'] as const;
export type PaymentMoment = (typeof MOMENTS)[number];

/** Filters of the history by the moment of payments; an empty value is no filter. */
export interface PaymentsByMoment {
  dateOf: PaymentMoment | '';
  /** First and last moment, in UTC. */
  start: string;
  end: string;
  /** Day of the week, from 1 for Monday to 7. */
  weekday: string;
  hour: string;
}

export const NO_MOMENTS: PaymentsByMoment = { dateOf: '', start: '', end: '', weekday: '', hour: '' };

const NAMES = { dateOf: 'date', start: 'start', end: 'end', weekday: 'weekday', hour: 'hour' } as const;

/** Parses the filters of an address. Without a moment there are no other filters. */
export function parsePaymentsByMoment(params: URLSearchParams): PaymentsByMoment {
  const dateOf = MOMENTS.find((one) => one === params.get(NAMES.dateOf));
  if (!dateOf) return NO_MOMENTS;
  const [start, end] = [parseMoment(params, NAMES.start), parseMoment(params, NAMES.end)];
  const inOrder = start <= end || end === '';
  return {
    dateOf,
    start: inOrder ? start : '',
    end: inOrder ? end : '',
    weekday: numberOf(params.get(NAMES.weekday), 1, 7),
    hour: numberOf(params.get(NAMES.hour), 0, 23),
  };
}

/** Names and values of the filters in an address. */
export const paymentsByMomentParameters = (filters: PaymentsByMoment): [name: string, value: string][] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => [NAMES[key], filters[key]]);

interface PaymentsOf {
  dateOf: PaymentMoment;
  startDate: string;
  endDate: string;
  branchId?: string | undefined;
  cashierId?: string | undefined;
  weekday?: number | undefined;
  hour?: number | undefined;
}

/** Address of the history with exactly these payments. */
export function paymentsHref({
  dateOf,
  startDate,
  endDate,
  branchId,
  cashierId,
  weekday,
  hour,
}: PaymentsOf): string {
  const parameters = [
    ['branch', branchId ?? ''],
    ['cashier', cashierId ?? ''],
    ...paymentsByMomentParameters({
      dateOf,
      start: startDate,
      end: endDate,
      weekday: String(weekday ?? ''),
      hour: String(hour ?? ''),
    }),
  ].filter(([, value]) => value !== '') as [string, string][];
  return `${paths.transaction.history}?${new URLSearchParams(parameters)}`;
}

function numberOf(text: string | null, least: number, most: number): string {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? String(Number(text))
    : '';
}
