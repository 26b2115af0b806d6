import type { Person } from '#domain/permissions.ts';
import { ClosingsViews } from '#screens/closings/closings-views.tsx';
import { assert, render, test } from '../support/render.tsx';

const ALL: Pick<Person, 'permissions' | 'capabilities'> = {
  permissions: ['closing_history'],
  capabilities: ['statement', 'reconciliation'],
};

for (const [who, person, ...views] of [
  ['an administrator', { type: 'admin', ...ALL }, 'Cierres', 'Estado de cuenta', 'Conciliar'],
  ['a branch', { type: 'branch_admin', ...ALL }, 'Cierres', 'Estado de cuenta'],
  ['a cashier', { type: 'operator', ...ALL }],
  ['somebody without closings', { type: 'admin', ...ALL, permissions: [] }],
  ['an administrator of a backend without either', { type: 'admin', ...ALL, capabilities: [] }],
  [
    'an administrator of a backend without statements',
    { type: 'admin', ...ALL, capabilities: ['reconciliation'] },
    'Cierres',
    'Conciliar',
  ],
] as const)
  test(`${who} is offered ${views.join(', ') || 'the list alone'}`, async () => {
    const view = await render(<ClosingsViews person={person as Person} current="/closing/history" />);
    assert.equal(view.texts('nav a'), views);
  });
