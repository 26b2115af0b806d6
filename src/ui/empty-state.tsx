import type { ReactNode } from 'react';
import * as css from './empty-state.css.ts';
import { Icon, type IconName } from './icon.tsx';

type EmptyStateProps = { icon: IconName; title: string; children?: ReactNode; action?: ReactNode };

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <span className={css.icon}>
      <Icon name={icon} size="xl" />
    </span>
    <p className={css.title}>{title}</p>
    {children && <p>{children}</p>}
    {action && <div className={css.action}>{action}</div>}
  </div>
);
