import { useState } from 'react';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { can, type Requirement } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { firstStepsBegun, firstStepsHidden, rememberFirstStepsHidden } from '#stores/first-steps-flags.ts';
import { hasHadTransactions } from '#stores/has-had-transactions.ts';
import type { Dashboard } from '../use-dashboard.ts';

interface FirstStepsHostProps {
  dashboard: Dashboard;
  user: CurrentUser;
}

const loadCard = async () => (await import('./first-steps-card.tsx')).default;

/** Loads the first steps only for a new business, and only for users who may do them. */
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

/** The owner, and administrative users who may do all of the steps. */
const SET_UP_REQUIREMENT: Requirement = {
  role: 'admin',
  all: ['branch_create', 'cashier_create', 'cashier_manage', 'user_view'],
};
