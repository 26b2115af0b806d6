import { useState } from 'react';
import { useOnDemand } from '../../../blocks/use-on-demand.ts';
import { can } from '../../../domain/permissions.ts';
import type { CurrentUser } from '../../../stores/current-user.ts';
import {
  firstStepsBegun,
  firstStepsHidden,
  rememberFirstStepsHidden,
} from '../../../stores/first-steps-flags.ts';
import { hasHadTransactions } from '../../../stores/has-had-transactions.ts';
import type { Dashboard } from '../use-dashboard.ts';
import { SET_UP_REQUIREMENT } from './set-up-requirement.ts';

interface FirstStepsHostProps {
  dashboard: Dashboard;
  user: CurrentUser;
}

const loadCard = async () => (await import('./first-steps-card.tsx')).default;

/** Loaded only for a new business, and only for users who may take the steps. */
export function FirstStepsHost({ dashboard, user }: FirstStepsHostProps) {
  const { id } = user.business;
  const [hidden, setHidden] = useState(() => firstStepsHidden(id));
  const wanted = !hidden && can(user, SET_UP_REQUIREMENT) && (firstStepsBegun(id) || !hasHadTransactions(id));
  const Card = useOnDemand(loadCard, wanted);
  if (!Card) return null;
  const hide = () => {
    rememberFirstStepsHidden(id);
    setHidden(true);
  };
  return <Card dashboard={dashboard} user={user} onHide={hide} />;
}
