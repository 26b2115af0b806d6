import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { field, label as labelClass } from '../../ui/field.css.ts';
import { FieldError } from '../../ui/field.tsx';
import * as css from './list-filters.css.ts';

/** Error text of a range, and the id by which its fields refer to it. */
export interface RangeFieldError {
  id: string;
  text: string | undefined;
}

type Invalid = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

interface RangeFieldProps {
  label: string;
  className: string;
  error: RangeFieldError;
  /** Renders both ends; an invalid range marks both. */
  children: (invalid: Invalid) => [initial: ReactNode, final: ReactNode];
}

export function RangeField({ label, className, error, children }: RangeFieldProps) {
  const [initial, final] = children({
    'aria-invalid': error.text ? true : undefined,
    'aria-describedby': error.text ? error.id : undefined,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className={field} role="group" aria-label={label}>
      <span className={classes(labelClass, css.rangeLabel)} aria-hidden="true">
        {label}
      </span>
      <div className={classes(css.range, className)}>
        {initial}
        <span>a</span>
        {final}
      </div>
    </div>
  );
}

/** One message for both ends. */
export const RangeErrorText = ({ id, text }: RangeFieldError) =>
  text && <FieldError id={id}>{text}</FieldError>;
