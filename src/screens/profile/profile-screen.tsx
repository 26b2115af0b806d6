import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { APP_VERSION } from '#api/browser-info.ts';
import { ModalHost } from '#blocks/modal-host.tsx';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { can } from '#domain/permissions.ts';
import { SECOND_FACTOR } from '#stores/cache-keys.ts';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { resource } from '#stores/resource.ts';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { refreshProfile } from './business-settings-operations.ts';
import { AccountDetailsCard } from './cards/account-details-card.tsx';
import { CollectionSettingsCard } from './cards/collection-settings-card.tsx';
import { IdentityCard } from './cards/identity-card.tsx';
import { SecondFactorCard } from './cards/second-factor-card.tsx';
import { SessionsCard } from './cards/sessions-card.tsx';
import { SummaryEmailsCard } from './cards/summary-emails-card.tsx';
import { getSecondFactor } from './own-access-operations.ts';
import * as css from './profile.css.ts';
import { profileModal } from './profile-modal.ts';

const loadPushCard = async () => (await import('./push/push-card.tsx')).PushCard;
const loadDialogs = async () => (await import('./profile-dialogs.ts')).DIALOGS_BY_STEP;

export default function ProfileScreen() {
  useSignals();
  const user = currentUser.value;
  useEffect(() => void refreshProfile(), []);
  const PushCard = useOnDemand(loadPushCard, user !== null && can(user, { capability: 'push' }));
  if (!user) return null;
  return (
    <>
      <PageHead title="Perfil" />
      <div className={classes(stack[4], css.page)}>
        <IdentityCard user={user} />
        <AccountDetailsCard user={user} />
        <CollectionSettingsCard user={user} />
        <SummaryEmailsCard user={user} />
        {hasSecondFactor(user) && <SecondFactorCard />}
        {isHeightAboveKnown(user) && (
          <>
            {hasPart('sessions') && <SessionsCard />}
            {PushCard && <PushCard />}
            <p className={classes(secondary, css.version)}>Versión {APP_VERSION}</p>
          </>
        )}
      </div>
      <ModalHost modal={profileModal} dialogs={loadDialogs} />
    </>
  );
}

const hasSecondFactor = ({ type }: CurrentUser) => type === 'admin' && hasPart('second-factor');

/** The second factor takes one line or three, so the cards below wait until that is known and do not move. */
function isHeightAboveKnown(user: CurrentUser): boolean {
  if (!hasSecondFactor(user)) return true;
  const { data, failure } = resource(SECOND_FACTOR, getSecondFactor);
  return (data.value ?? failure.value) !== undefined;
}
