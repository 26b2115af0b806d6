import type { Result } from '@cobros/sdk';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { type NameForm, nameForm } from '../name-form.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';

type RenameDialogProps = {
  title: string;
  subtitle: string;
  /** Current name. */
  name: string;
  save: (form: NameForm) => Promise<Result<unknown>>;
};

/** Changes the name of the business, the branch, the person or cashier. */
export function RenameDialog({ title, subtitle, name, save }: RenameDialogProps) {
  const { form, ...call } = useSubmit(nameForm, { name }, (values) => save(values));
  return (
    <ProfileChangeDialog title={title} subtitle={subtitle} form={form} call={call}>
      <TextField
        label={title}
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
        error={form.errors.name}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
    </ProfileChangeDialog>
  );
}
