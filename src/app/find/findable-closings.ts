import { navigate } from 'wouter/use-browser-location';
import { paths } from '#domain/paths.ts';
import type { Person } from '#domain/permissions.ts';
import { hasDeposits } from '#screens/closings/closing-actions.ts';
import { withPlainHyphens } from '#words/brought-back.ts';
import { leadsToScreen } from '../menu.ts';
import type { Found } from './found.ts';

/**
 * The closing whose number is typed, or the closings of a deposit whose reference is typed or is part of a line pasted from a bank
 * statement.
 */
export function findableClosings(person: Person, text: string): Found[] {
  const plain = withPlainHyphens(text);
  const [, number] = /^CI-?(\d{6,9})$/i.exec(plain) ?? [];
  const [deposit] = /\bDEP-\d+\b/i.exec(plain) ?? [];
  const reference = number ? `CI-${number}` : deposit;
  if (!reference || !hasDeposits(person) || !leadsToScreen(paths.closing.history, person)) return [];
  return [
    {
      key: `closings ${reference}`,
      icon: 'closing',
      name: `${number ? 'Cierre' : 'Cierres del depósito'} ${reference.toUpperCase()}`,
      open: () => navigate(`${paths.closing.history}?reference=${reference}`),
    },
  ];
}
