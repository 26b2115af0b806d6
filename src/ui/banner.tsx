import type { ReactNode } from 'react';
import { grow } from '#styles/layout.css.ts';
import * as css from './banner.css.ts';
import { Icon, type IconName } from './icon.tsx';

type BannerProps = { icon: IconName; children: ReactNode; action?: ReactNode };

/** Spans the whole content, for a message about all of it, such as a lost connection. */
export const Banner = ({ icon, children, action }: BannerProps) => (
  <div className={css.banner} role="status">
    <Icon name={icon} />
    <p className={grow}>{children}</p>
    {action}
  </div>
);
