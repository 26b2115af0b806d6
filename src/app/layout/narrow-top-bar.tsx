import { useOnDemand } from '#blocks/use-on-demand.ts';
import { APPROVES_REFUNDS, can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { framePart } from '#ui/frame-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import * as css from './narrow-top-bar.css.ts';
import { maySeeOpenBalance, useOpenBalance } from './open-balance-operation.ts';

const loadCount = async () =>
  (await import('#screens/refund-approvals/waiting-count.tsx')).WaitingCountOfButton;

const COUNT_ID = 'menu-count';

export function NarrowTopBar({ user, onMenu }: { user: CurrentUser; onMenu: () => void }) {
  const Count = useOnDemand(loadCount, can(user, APPROVES_REFUNDS));
  return (
    <header className={css.topBar}>
      <IconButton
        icon="menu"
        label="Abrir menú"
        size="lg"
        aria-describedby={Count && COUNT_ID}
        onClick={onMenu}
      />
      {Count && <Count id={COUNT_ID} />}
      <Logo width={92} />
      {maySeeOpenBalance(user) && <TopBarOpenBalance />}
    </header>
  );
}

function TopBarOpenBalance() {
  return (
    <p {...framePart('balance')} className={css.balance}>
      Pagos por liquidar
      <b className={css.amount}>{useOpenBalance()}</b>
    </p>
  );
}
