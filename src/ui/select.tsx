import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import * as css from './select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'className' | 'children' | 'size' | 'multiple'
> & {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Text of the first option, which selects nothing: "Elige una ciudad". */
  placeholder?: string | undefined;
  /** The first option says that the others are still loading. */
  loading?: boolean;
  /** Styles the select as an active filter. */
  active?: boolean;
};

/** A select without a label: pass `aria-label`, or use a select field. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  loading = false,
  active = false,
  disabled,
  ...rest
}: SelectProps) {
  const first = loading ? 'Cargando' : placeholder;
  return (
    <span className={css.frame}>
      <select
        {...rest}
        className={classes(css.select, active && css.active)}
        value={loading ? '' : value}
        disabled={disabled || loading}
        onChange={(event) => onChange(event.target.value)}
      >
        {first !== undefined && <option value="">{first}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
