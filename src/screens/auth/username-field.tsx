import type { Form } from '#blocks/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';

interface UsernameFieldProps {
  form: Pick<Form<{ username: string }>, 'field'>;
  autoFocus: boolean;
}

export const UsernameField = ({ form, autoFocus }: UsernameFieldProps) => (
  <TextField
    label="Usuario"
    name="username"
    {...form.field('username')}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus={autoFocus}
  />
);
