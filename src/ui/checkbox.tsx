import type { ComponentProps, ReactNode } from 'react';
import { fingerTarget } from '#styles/layout.css.ts';
import * as css from './checkbox-and-radio.css.ts';
import { classes } from './classes.ts';

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'checked' | 'onChange' | 'className' | 'children'
> & {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
};

export const Checkbox = ({ label, value, onChange, ...rest }: CheckboxProps) => (
  <label className={classes(css.check, fingerTarget)}>
    <input
      {...rest}
      type="checkbox"
      className={css.box}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
