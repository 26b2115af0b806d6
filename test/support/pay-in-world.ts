import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** María pays a cashier of the sample data, whose id has the words of its username. */
export async function payInWorld(page: Page, cashier: string, amount: number): Promise<void> {
  const data = { to: 'cashier', id: `us_${cashier.replaceAll('-', '_')}`, amount, note: 'Pedido 88' };
  const answer = await page.request.post('/sandbox/v1/users/maria.lopez/payments', { data });
  assert.ok(answer.ok(), await answer.text());
}
