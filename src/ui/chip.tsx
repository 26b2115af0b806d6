import type { ReactNode } from 'react';
import * as css from './chip.css.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type Tone = keyof typeof css.tones;

type ChipProps = {
  tone?: Tone;
  /** A state needs an icon, because it is never shown by color alone; without one the chip is a plain gray tag. */
  icon?: IconName | 'spinner';
  children: ReactNode;
};

export const Chip = ({ tone = 'neutral', icon, children }: ChipProps) => (
  <span className={css.tones[tone]}>
    {icon === 'spinner' ? <Spinner size="xs" /> : icon && <Icon name={icon} size="xs" />}
    {children}
  </span>
);
