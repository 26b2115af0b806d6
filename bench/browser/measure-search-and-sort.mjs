// Measures searching and sorting a list of 10,000 payments with 4x CPU throttling, and the memory it takes.

import { measureClicks, measureSearch, summaryOf } from './interaction-times.mjs';
import { heapMegabytes } from './longest-task-and-heap.mjs';
import { openDashboard } from './open-dashboard.mjs';
import { matching } from './sample-transactions.mjs';
import { slowDown } from './slow-down.mjs';

const WORDS = ['maria jose lopez', 'perez antigua', 'C1200', '125.5', 'antigua', '@gabriela'];
const TURNS = 8;
const VIEWPORT = { width: 1366, height: 768 };

/** @param payments the payments of the list, newest first */
export async function measureSearchAndSort(browser, url, { rows, search, order }, payments) {
  const amounts = (shown) => shown.map(({ formattedAmount }) => formattedAmount);
  const oldestFirst = payments.toReversed();
  const page = await openDashboard(browser, url, VIEWPORT, rows);
  await page.waitForTimeout(3000);
  const heap = await heapMegabytes(page);
  await slowDown(page, 4);
  const keys = await measureSearch(page, { search, rows }, WORDS, (typed) =>
    amounts(matching(payments, typed)),
  );
  // Some pages update their address only some time after their rows.
  await page.waitForTimeout(1000);
  const turns = await measureClicks(page, { button: order, rows }, TURNS, (time) =>
    amounts(time % 2 === 0 ? oldestFirst : payments),
  );
  await page.context().close();
  const [found, turned] = [keys, turns].map(summaryOf);
  return {
    'search, first rows': found.first,
    'search, last row': found.last,
    'search, last row, worst': found.worst,
    'turned order, first rows': turned.first,
    'turned order, last row': turned.last,
    'heap, MB': heap,
  };
}
