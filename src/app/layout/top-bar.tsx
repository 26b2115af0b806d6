import type { CurrentUser } from '../../stores/current-user.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import * as css from './top-bar.css.ts';
import { TopBarBalance } from './top-bar-balance.tsx';
import { maySeeOpenBalance } from './use-open-balance.ts';

export function TopBar({ user, onMenu }: { user: CurrentUser; onMenu: () => void }) {
  return (
    <header className={css.topBar}>
      <IconButton icon="menu" label="Abrir menú" size="lg" onClick={onMenu} />
      <Logo width={92} />
      {maySeeOpenBalance(user) && <TopBarBalance />}
    </header>
  );
}
