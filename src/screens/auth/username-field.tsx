import type { Form } from '../../blocks/form/use-form.ts';
import { TextField } from '../../ui/text-field.tsx';

interface UsernameFieldProps {
  form: Pick<Form<{ username: string }>, 'values' | 'errors' | 'set'>;
  autoFocus: boolean;
}

export const UsernameField = ({ form, autoFocus }: UsernameFieldProps) => (
  <TextField
    label="Usuario"
    name="username"
    value={form.values.username}
    onChange={(value) => form.set('username', value)}
    error={form.errors.username}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus={autoFocus}
  />
);
