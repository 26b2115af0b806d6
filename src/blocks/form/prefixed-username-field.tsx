import { USERNAME_PATTERN } from '#domain/input-patterns.ts';
import { PrefixedField } from '#ui/prefixed-field.tsx';

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
    error={error && explained(error, value.trim())}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** The message of the specification does not say what is allowed. */
const explained = (error: string, typed: string) =>
  typed === '' || USERNAME_PATTERN.test(typed) ? (
    error
  ) : (
    <span>
      <span>{error}</span>
      <br />
      De 3 a 32 minúsculas sin tilde, números o puntos, sin guiones; empieza con una letra.
    </span>
  );
