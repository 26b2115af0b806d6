import { type ReactNode, useId } from 'react';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

/** Texts that every field shows around its control. */
export type FieldProps = {
  label: ReactNode;
  optional?: boolean | undefined;
  help?: ReactNode;
  /** Error message, which replaces the help. */
  error?: ReactNode;
  /** Shown at the end of the label's line, such as a counter or a link. */
  aside?: ReactNode;
};

/** Connects a control to its label, help and error; spread it on the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={css.error} id={id}>
    <Icon name="alert" size="sm" />
    {children}
  </p>
);

export const FieldHelp = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={css.help} id={id}>
    {children}
  </p>
);

/** A control with its label above, and its help or error below. */
export function Field({
  label,
  optional,
  help,
  error,
  aside,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const note = `${id}note`;
  return (
    <div className={css.field}>
      <div className={css.labelRow}>
        <label className={css.label} htmlFor={id}>
          {label}
          {optional && <span className={css.optional}> (opcional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': error || help ? note : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={note}>{error}</FieldError> : help && <FieldHelp id={note}>{help}</FieldHelp>}
    </div>
  );
}
