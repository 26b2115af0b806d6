import type { ReactNode, Ref } from 'react';
import * as css from './alert.css.ts';
import { Icon, type IconName } from './icon.tsx';

const ICONS = { info: 'info', error: 'alert', success: 'check-circle', warning: 'warn' } as const;

type AlertProps = {
  tone: keyof typeof css.tones;
  /** Text before the colon: "Error: Ocurrió un error". */
  title?: string | undefined;
  /** Replaces the tone's usual icon. */
  icon?: IconName;
  /** A button at the end that does not increase the line height of the text. */
  action?: ReactNode;
  /** Announced at once, as errors are. */
  urgent?: boolean;
  children: ReactNode;
  /** Used to focus the alert after a failed submit. */
  ref?: Ref<HTMLDivElement>;
};

export const Alert = ({
  tone,
  title,
  icon = ICONS[tone],
  action,
  urgent = tone === 'error',
  children,
  ref,
}: AlertProps) => (
  <div ref={ref} tabIndex={-1} className={css.tones[tone]} role={urgent ? 'alert' : 'status'}>
    <span className={css.icons[tone]}>
      <Icon name={icon} />
    </span>
    <div className={css.text}>
      {title && <b>{title}: </b>}
      {children}
    </div>
    {action}
  </div>
);
