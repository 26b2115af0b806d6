import type { ReactNode } from 'react';
import { field, label as labelClass } from '#ui/field.css.ts';
import { FieldError } from '#ui/field.tsx';
import * as css from './list-filters.css.ts';

/** Error message of a range, and the id by which its fields refer to it. */
export interface RangeFieldError {
  id: string;
  text: string | undefined;
}

type Invalid = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

interface RangeFieldProps {
  label: string;
  /** One error message for both ends. */
  error: RangeFieldError;
  help?: ReactNode;
  /** Renders both ends. Those that are wrong are marked or, when only their order is wrong, both. */
  children: (invalid: Invalid) => [initial: ReactNode, final: ReactNode];
}

export function RangeField({ label, error, help, children }: RangeFieldProps) {
  const [initial, final] = children({
    'aria-invalid': error.text ? true : undefined,
    'aria-describedby': error.text ? error.id : undefined,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className={field} role="group" aria-label={label}>
      <span className={labelClass} aria-hidden="true">
        {label}
      </span>
      <div className={css.range}>
        {initial}
        <span>a</span>
        {final}
      </div>
      {error.text && <FieldError id={error.id}>{error.text}</FieldError>}
      {help}
    </div>
  );
}
