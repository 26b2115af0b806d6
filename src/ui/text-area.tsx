import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import * as box from './input-box.css.ts';
import * as css from './text-area.css.ts';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    value: string;
    onChange: (value: string) => void;
  };

export const TextArea = ({ label, optional, help, error, aside, onChange, ...area }: TextAreaProps) => (
  <Field {...{ label, optional, help, error, aside }}>
    {(control) => (
      <div className={classes(box.box, css.area)}>
        <textarea
          rows={2}
          {...area}
          {...control}
          className={classes(box.control, css.input)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )}
  </Field>
);
