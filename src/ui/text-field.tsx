import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import * as box from './input-box.css.ts';
import { LimitedInput } from './limited-input.tsx';

export type TextInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'className' | 'size' | 'prefix'
> & {
  value: string;
  onChange: (value: string) => void;
};

type TextFieldProps = FieldProps &
  TextInputProps & {
    /** `sm` is as high as a select, for toolbars and filters. */
    size?: 'sm';
    /** Shown inside the box before the text, such as an icon. */
    start?: ReactNode;
    /** Shown inside the box after the text, such as an icon or a button. */
    end?: ReactNode;
  };

export function TextField({
  label,
  optional,
  help,
  error,
  aside,
  size,
  start,
  end,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, optional, help, error, aside }}>
      {(control) => (
        <div className={classes(box.box, size && box.small)}>
          {start}
          <LimitedInput {...input} {...control} className={box.control} onChange={onChange} />
          {end}
        </div>
      )}
    </Field>
  );
}
