import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { stack } from '../../../styles/layout.css.ts';
import { secondary } from '../../../styles/typography.css.ts';
import { APP_VERSION } from '../../api/browser-info.ts';
import { ModalHost } from '../../blocks/modal-host.tsx';
import { currentUser } from '../../stores/current-user.ts';
import { classes } from '../../ui/classes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { CollectingCard } from './cards/collecting-card.tsx';
import { FactsCard } from './cards/facts-card.tsx';
import { IdentityCard } from './cards/identity-card.tsx';
import { SecondFactorCard } from './cards/second-factor-card.tsx';
import { SessionsCard } from './cards/sessions-card.tsx';
import { refreshProfile } from './operations/refresh-profile.ts';
import * as css from './profile.css.ts';
import { profileModal } from './profile-modal.ts';

const loadDialogs = async () => (await import('./step-dialogs.ts')).DIALOGS;

export default function ProfileScreen() {
  useSignals();
  const user = currentUser.value;
  useEffect(() => void refreshProfile(), []);
  if (!user) return null;
  return (
    <>
      <PageHead title="Perfil" />
      <div className={classes(stack[4], css.page)}>
        <IdentityCard user={user} />
        <FactsCard user={user} />
        <CollectingCard user={user} />
        {user.type === 'admin' && <SecondFactorCard />}
        <SessionsCard />
        <p className={classes(secondary, css.version)}>Versión {APP_VERSION}</p>
      </div>
      <ModalHost modal={profileModal} dialogs={loadDialogs} />
    </>
  );
}
