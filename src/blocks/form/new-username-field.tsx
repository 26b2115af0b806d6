import { PrefixedField } from '../../ui/prefixed-field.tsx';

type NewUsernameFieldProps = {
  /** Whose username comes first: that of the business or of the branch. */
  parent: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The username of somebody new, which starts with the one of the place they belong to. */
export const NewUsernameField = ({ parent, value, onChange, error }: NewUsernameFieldProps) => (
  <PrefixedField
    label="Usuario"
    prefix={`${parent}-`}
    help={
      <>
        Es el usuario con el que inicia sesión: <b>{`${parent}-${value.trim()}`}</b>
      </>
    }
    value={value}
    onChange={onChange}
    error={error}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
