import type { ReactNode } from 'react';
import { roleLabel } from '#domain/role-label.ts';
import { businessAvatarUrl } from '#stores/business-avatar-url.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { clip, secondary, strong } from '#styles/typography.css.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { framePart } from '#ui/frame-part.ts';
import { group } from '#ui/skeleton.css.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './drawer.css.ts';
import { DrawerButton, MainMenu } from './main-menu.tsx';
import { maySeeOpenBalance, useOpenBalance } from './open-balance-operation.ts';

interface DrawerContentProps {
  user: CurrentUser;
  /** Shows only icons, with their names as tooltips. */
  rail?: boolean;
  head: ReactNode;
  /** Called by the first button of the rail, which expands the drawer. */
  onExpand?: () => void;
  onChoose?: () => void;
}

export function DrawerContent({ user, rail = false, head, onExpand, onChoose }: DrawerContentProps) {
  return (
    <>
      <div className={`${css.head} ${rail ? css.railHead : ''}`}>{head}</div>
      {!rail && maySeeOpenBalance(user) && <BalanceCard />}
      <MainMenu user={user} rail={rail} onChoose={onChoose}>
        {rail && (
          <DrawerButton rail icon="panel" label="Expandir menú" aria-expanded={false} onClick={onExpand} />
        )}
        {rail && maySeeOpenBalance(user) && <RailBalance />}
      </MainMenu>
      <div className={`${css.foot} ${rail ? css.railFoot : ''}`}>
        <Avatar name={user.name} src={businessAvatarUrl(user.business)} />
        {!rail && (
          <div className={css.person}>
            <p {...framePart('name')} className={`${clip} ${strong}`}>
              {user.name}
            </p>
            <p {...framePart('role')} className={`${clip} ${secondary}`}>
              {roleLabel(user)}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function BalanceCard() {
  const balance = useOpenBalance();
  return (
    <div {...framePart('balance')} className={css.balance}>
      <p className={css.balanceLabel}>Pagos por liquidar</p>
      <div className={classes(css.balanceValue, !balance && group)}>
        {balance || <Skeleton width="8rem" height="1.25rem" />}
      </div>
    </div>
  );
}

function RailBalance() {
  return <DrawerButton rail icon="balance" label={`Pagos por liquidar · ${useOpenBalance()}`} />;
}
