import { useEffect, useState } from 'react';
import { can } from '../../../domain/permissions.ts';
import {
  firstStepsBegun,
  firstStepsHidden,
  rememberFirstStepsHidden,
} from '../../../stores/first-steps-flags.ts';
import { hasSeenTransactions } from '../../../stores/seen-transactions.ts';
import type { CurrentUser } from '../../../stores/session.ts';
import type { Dashboard } from '../dashboard-store.ts';
import { SETS_UP } from './set-up-requirement.ts';

interface FirstStepsHostProps {
  dashboard: Dashboard;
  user: CurrentUser;
}

type Card = typeof import('./first-steps-card.tsx').default;

/** Only a new business has first steps, and only for who may take them: nobody else loads them. */
export function FirstStepsHost({ dashboard, user }: FirstStepsHostProps) {
  const { id } = user.business;
  const [Card, setCard] = useState<Card>();
  const [hidden, setHidden] = useState(() => firstStepsHidden(id));
  const wanted = !hidden && can(user, SETS_UP) && (firstStepsBegun(id) || !hasSeenTransactions(id));
  useEffect(() => {
    // Without a network they stay away: nothing depends on them.
    if (wanted)
      import('./first-steps-card.tsx').then(
        (module) => setCard(() => module.default),
        () => undefined,
      );
  }, [wanted]);
  if (!wanted || !Card) return null;
  const hide = () => {
    rememberFirstStepsHidden(id);
    setHidden(true);
  };
  return <Card dashboard={dashboard} user={user} onHide={hide} />;
}
