import type { CurrentUser } from '#stores/current-user.ts';
import { framePart } from '#ui/frame-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import * as css from './narrow-top-bar.css.ts';
import { maySeeOpenBalance, useOpenBalance } from './open-balance-operation.ts';

export function NarrowTopBar({ user, onMenu }: { user: CurrentUser; onMenu: () => void }) {
  return (
    <header className={css.topBar}>
      <IconButton icon="menu" label="Abrir menú" size="lg" onClick={onMenu} />
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
