import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { paths } from '#domain/paths.ts';
import { APPROVES_REFUNDS, can } from '#domain/permissions.ts';
import { signOut } from '#screens/auth/sign-out-operation.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { onlyWide, push } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { visuallyHidden } from '#ui/visually-hidden.css.ts';
import { openFind } from '../find/find-modal.ts';
import { menuOf } from '../menu.ts';
import * as css from './drawer.css.ts';

interface MainMenuProps {
  user: CurrentUser;
  rail: boolean;
  onChoose?: (() => void) | undefined;
  children?: ReactNode;
}

const loadCount = async () => (await import('#screens/refund-approvals/waiting-count.tsx')).WaitingCount;

export function MainMenu({ user, rail, onChoose, children }: MainMenuProps) {
  const [path] = useLocation();
  const WaitingCount = useOnDemand(loadCount, can(user, APPROVES_REFUNDS));
  return (
    <nav className={`${css.nav} ${rail ? css.railNav : ''}`} aria-label="Menú">
      {children}
      {!rail && <p className={css.navTitle}>MENÙ</p>}
      {menuOf(user).map(({ label, path: target, area, icon }) => (
        <Entry key={target} rail={rail} label={label}>
          <Link
            href={target}
            className={entryClass(rail)}
            aria-current={`${path}/`.startsWith(`${area}/`) ? 'page' : undefined}
            onClick={onChoose}
          >
            <EntryContent icon={icon} label={label} rail={rail} />
            {target === paths.approvals && WaitingCount && <WaitingCount rail={rail} />}
          </Link>
        </Entry>
      ))}
      <div className={css.separator} />
      <DrawerButton
        rail={rail}
        icon="search"
        label="Buscar"
        shortcut="Ctrl K"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onChoose?.();
          openFind();
        }}
      />
      <DrawerButton rail={rail} icon="logout" label="Cerrar sesión" onClick={() => void signOut()} />
    </nav>
  );
}

type DrawerButtonProps = ComponentProps<'button'> & {
  icon: IconName;
  label: string;
  rail: boolean;
  /** Keyboard shortcut shown after the label. */
  shortcut?: string;
};

export function DrawerButton({ icon, label, rail, shortcut, ...rest }: DrawerButtonProps) {
  return (
    <Entry rail={rail} label={label}>
      <button {...rest} type="button" className={entryClass(rail)}>
        <EntryContent icon={icon} label={label} rail={rail} />
        {!rail && shortcut && <kbd className={`${push} ${secondary} ${onlyWide}`}>{shortcut}</kbd>}
      </button>
    </Entry>
  );
}

const entryClass = (rail: boolean) => `${css.entry} ${rail ? css.railEntry : ''}`;

function EntryContent({ icon, label, rail }: { icon: IconName; label: string; rail: boolean }) {
  return (
    <>
      <span className={css.entryIcon}>
        <Icon name={icon} />
      </span>
      <span className={rail ? visuallyHidden : undefined}>{label}</span>
    </>
  );
}

function Entry({ rail, label, children }: { rail: boolean; label: string; children: ReactNode }) {
  return rail ? <Tooltip text={label}>{children}</Tooltip> : children;
}
