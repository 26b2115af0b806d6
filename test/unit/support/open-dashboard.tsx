import type { Transaction } from '@cobros/sdk';
import { forgetArrivals } from '#screens/dashboard/alerts/arrivals.ts';
import DashboardScreen from '#screens/dashboard/dashboard-screen.tsx';
import { render, type View } from './render.tsx';
import { stubbedApi, successResponse } from './stubbed-api.ts';

export const PENDING = 'transactions/v3/pending';
export const PAID = 'transactions/v3/paid';

export interface Lists {
  pending: Transaction[];
  paid: Transaction[];
}

export const listOf = (transactions: Transaction[]) =>
  successResponse({ transactions, serverTime: '2026-11-20T16:50:00.000Z' });

/** Opens the dashboard on a page that has just been loaded, with lists that the test can change. */
export async function openDashboard(lists: Lists, more: Parameters<typeof stubbedApi>[0] = {}) {
  forgetArrivals();
  const api = stubbedApi({
    [PENDING]: () => listOf(lists.pending),
    [PAID]: () => listOf(lists.paid),
    'transactions/v3/balances': () =>
      successResponse({ balanceDetail: { totalOpenBalance: 1, formattedTotalOpenBalance: 'Q1.00' } }),
    ...more,
  });
  return { lists, api, view: await showDashboard() };
}

export async function showDashboard() {
  const view = await render(<DashboardScreen />);
  await view.loaded();
  return view;
}

const rowElements = (view: View, title: string) => {
  const heading = view.findAll('h2').find(({ textContent }) => textContent === title);
  return [...(heading?.closest('section')?.querySelectorAll('li') ?? [])];
};

export const rowsOf = (view: View, title: string) =>
  rowElements(view, title).map((row) => row.textContent ?? '');

export const textOf = (view: View) => view.text();
