import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { signOut } from '../../screens/auth/operations/sign-out.ts';
import type { CurrentUser } from '../../stores/current-user.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { menuOf } from '../menu.ts';
import * as css from './drawer.css.ts';

interface DrawerMenuProps {
  user: CurrentUser;
  rail: boolean;
  onChoose?: (() => void) | undefined;
  children?: ReactNode;
}

export function DrawerMenu({ user, rail, onChoose, children }: DrawerMenuProps) {
  const [path] = useLocation();
  const className = `${css.entry} ${rail ? css.railEntry : ''}`;
  return (
    <nav className={`${css.nav} ${rail ? css.railNav : ''}`} aria-label="Menú">
      {children}
      {!rail && <p className={css.navTitle}>MENÙ</p>}
      {menuOf(user).map(({ label, path: target, area, icon }) => (
        <Entry key={target} rail={rail} label={label}>
          <Link
            href={target}
            className={className}
            aria-current={path === area || path.startsWith(`${area}/`) ? 'page' : undefined}
            aria-label={rail ? label : undefined}
            onClick={onChoose}
          >
            <EntryContent icon={icon} label={label} rail={rail} />
          </Link>
        </Entry>
      ))}
      <div className={css.separator} />
      <Entry rail={rail} label="Cerrar sesión">
        <button
          type="button"
          className={className}
          aria-label={rail ? 'Cerrar sesión' : undefined}
          onClick={() => void signOut()}
        >
          <EntryContent icon="logout" label="Cerrar sesión" rail={rail} />
        </button>
      </Entry>
    </nav>
  );
}

function EntryContent({ icon, label, rail }: { icon: IconName; label: string; rail: boolean }) {
  return (
    <>
      <span className={css.entryIcon}>
        <Icon name={icon} />
      </span>
      {!rail && <span>{label}</span>}
    </>
  );
}

function Entry({ rail, label, children }: { rail: boolean; label: string; children: ReactNode }) {
  return rail ? <Tooltip text={label}>{children}</Tooltip> : children;
}
