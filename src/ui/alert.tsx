import type { ReactNode, Ref } from 'react';
import * as css from './alert.css.ts';
import { Icon } from './icon.tsx';

const ICONS = { info: 'info', error: 'alert', success: 'check-circle', warning: 'warn' } as const;

type AlertProps = {
  tone: keyof typeof css.tones;
  /** What stands before the colon: "Error: Ocurrió un error". */
  title?: string | undefined;
  children: ReactNode;
  /** For the focus after a failed submit. */
  ref?: Ref<HTMLDivElement>;
};

export const Alert = ({ tone, title, children, ref }: AlertProps) => (
  <div ref={ref} tabIndex={-1} className={css.tones[tone]} role={tone === 'error' ? 'alert' : 'status'}>
    <span className={css.icons[tone]}>
      <Icon name={ICONS[tone]} />
    </span>
    <div className={css.text}>
      {title && <b>{title}: </b>}
      {children}
    </div>
  </div>
);
