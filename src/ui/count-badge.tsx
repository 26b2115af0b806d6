import type { ReactNode } from 'react';
import * as css from './count-badge.css.ts';

type CountBadgeProps = { tone?: keyof typeof css.tones; children: ReactNode };

export const CountBadge = ({ tone = 'neutral', children }: CountBadgeProps) => (
  <span className={css.tones[tone]}>{children}</span>
);
