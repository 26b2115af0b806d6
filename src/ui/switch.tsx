import type { ReactNode } from 'react';
import { fingerTarget, grow } from '#styles/layout.css.ts';
import { classes } from './classes.ts';
import * as css from './switch.css.ts';

type SwitchProps = {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  /** With an outline, for use in a dialog. */
  boxed?: boolean;
};

/** A switch with its label on the left; the whole row is the click target. */
export const Switch = ({ label, value, onChange, disabled, boxed }: SwitchProps) => (
  <label className={classes(css.row, fingerTarget, boxed && css.boxed)}>
    <span className={grow}>{label}</span>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
      role="switch"
      className={css.control}
      checked={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
