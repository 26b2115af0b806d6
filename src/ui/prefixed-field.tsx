import { Field, type FieldProps } from './field.tsx';
import * as box from './input-box.css.ts';
import { LimitedInput } from './limited-input.tsx';
import * as css from './prefixed-field.css.ts';
import type { TextInputProps } from './text-field.tsx';

type PrefixedFieldProps = FieldProps & TextInputProps & { prefix: string };

/** A field whose text has a fixed start: "tiendaluna-" before the username of a new cashier. */
export const PrefixedField = (props: PrefixedFieldProps) => {
  const { label, optional, help, error, aside, prefix, onChange, ...input } = props;
  return (
    <Field {...{ label, optional, help, error, aside }}>
      {(control) => (
        <div className={box.box}>
          <span className={css.prefix} id={`${control.id}prefix`}>
            {prefix}
          </span>
          <LimitedInput
            {...input}
            {...control}
            aria-describedby={[`${control.id}prefix`, control['aria-describedby']].filter(Boolean).join(' ')}
            className={box.control}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
};
