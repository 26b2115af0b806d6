import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

interface World {
  businesses: {
    id: string;
    name: string;
    branches: { id: string; name: string; cashiers: { id: string; username: string }[] }[];
  }[];
}

type Receiver = { business: string } | { branch: string } | { cashier: string };

/** María pays a business or a branch by its name, or a cashier by its username. */
export async function payInWorld(page: Page, receiver: Receiver, amount: number): Promise<void> {
  const [[to, called] = ['', '']] = Object.entries(receiver);
  const { businesses } = (await (await page.request.get('/sandbox/v1/businesses')).json()) as World;
  const branches = businesses.flatMap((business) => business.branches);
  const receivers = {
    business: businesses,
    branch: branches,
    cashier: branches.flatMap(({ cashiers }) => cashiers).map(({ id, username }) => ({ id, name: username })),
  };
  const id = receivers[to as keyof typeof receivers].find(({ name }) => name === called)?.id;
  const data = { to, id, amount, note: 'Pedido 88' };
  const answer = await page.request.post('/sandbox/v1/users/maria.lopez/payments', { data });
  assert.ok(answer.ok(), await answer.text());
}
