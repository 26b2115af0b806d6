import { Field, type FieldProps } from './field.tsx';
import { Select, type SelectProps } from './select.tsx';

export const SelectField = ({ label, optional, help, error, aside, ...select }: FieldProps & SelectProps) => (
  <Field {...{ label, optional, help, error, aside }}>
    {(control) => <Select {...select} {...control} />}
  </Field>
);
