import { useMemo, useState } from 'react';
import { useReloadSafeState } from '#blocks/use-reload-safe-state.ts';
import type { Match } from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';
import type { SentDeposits } from './reconcile-operations.ts';
import { type Decisions, NO_DECISIONS, type Reconciliation, reconcile } from './reconciliation.ts';
import type { Chosen } from './unmatched-lists.tsx';

/** Compares deposits and lines, and keeps the user's choice and decisions until they leave the page. */
export function useDecisions({ deposits, bankHolidays }: SentDeposits, lines: readonly BankLine[]) {
  const [decisions, setDecisions] = useReloadSafeState<Decisions>('decisions', NO_DECISIONS, {
    isUntouched: (value) => value === NO_DECISIONS,
  });
  const [choice, setChoice] = useState<Chosen>();
  const found = useMemo(
    () => reconcile(deposits, lines, decisions, bankHolidays),
    [deposits, lines, decisions, bankHolidays],
  );
  const chosen = choice ?? firstProposal(found);
  const decide = (change: Partial<Decisions>) => {
    setDecisions({ ...decisions, ...change });
    setChoice(undefined);
  };
  return {
    found,
    chosen,
    choose: setChoice,
    match: () =>
      decide({
        joined: [...decisions.joined, chosen],
        separated: decisions.separated.filter((id) => id !== chosen.depositId),
      }),
    putAway: () => decide({ putAway: [...decisions.putAway, ...chosen.lineIds] }),
    takeBack: ({ id }: BankLine) => decide({ putAway: decisions.putAway.filter((one) => one !== id) }),
    separate: ({ deposit }: Match) =>
      decide({
        joined: decisions.joined.filter(({ depositId }) => depositId !== deposit.id),
        separated: [...decisions.separated, deposit.id],
      }),
  };
}

/** Initially chooses the first deposit that has proposed lines, with those lines. */
function firstProposal({ deposits }: Reconciliation): Chosen {
  const first = deposits.find(({ lines }) => lines.length > 0);
  return { depositId: first?.deposit.id ?? '', lineIds: first?.lines.map(({ id }) => id) ?? [] };
}
