import { PrefixedField } from '../../ui/prefixed-field.tsx';

type PrefixedUsernameFieldProps = {
  /** Username of the business or branch, with which the new username starts. */
  parent: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

export const PrefixedUsernameField = ({ parent, value, onChange, error }: PrefixedUsernameFieldProps) => (
  <PrefixedField
    label="Usuario"
    prefix={`${parent}-`}
    help={
      value.trim() && (
        <>
          Es el usuario con el que inicia sesión: <b>{`${parent}-${value.trim()}`}</b>
        </>
      )
    }
    value={value}
    onChange={onChange}
    error={error}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
