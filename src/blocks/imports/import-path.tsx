import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '#domain/paths.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { Icon } from '#ui/icon.tsx';
import { breadcrumb } from '#ui/page-head.css.ts';
import type { ImportTarget } from './import-operations.ts';

interface ImportPathProps {
  kind: ImportTarget['kind'];
  /** Shows branches as the parent page of cashiers, for users with more than one branch. */
  hasBranches?: boolean | undefined;
  /** Returns to the list, which has the same address as this page. */
  onLeave: () => void;
}

/** The breadcrumb above the title. Its last link calls `onLeave`, since the list has the same address. */
export function ImportPath({ kind, hasBranches, onLeave }: ImportPathProps) {
  const { root, checkouts } = paths.branches;
  const branches = { label: 'Sucursales', href: root };
  const cashiers = { label: 'Cajas', href: hasBranches ? checkouts : paths.cashiers };
  const parents = kind === 'branches' ? [branches] : hasBranches ? [branches, cashiers] : [cashiers];
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <nav className={breadcrumb} aria-label="Ruta">
      {parents.map(({ label, href }, index) => (
        <span key={label} className={breadcrumb}>
          <Link
            href={href}
            className={fingerTarget}
            onClick={index === parents.length - 1 ? leave : undefined}
          >
            {label}
          </Link>
          <Icon name="right" size="xs" />
        </span>
      ))}
      <span aria-current="page">Importar</span>
    </nav>
  );
}
