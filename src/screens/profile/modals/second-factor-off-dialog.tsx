import { useSubmit } from '../../../blocks/form/use-form.ts';
import { disableSecondFactor } from '../operations/disable-second-factor.ts';
import { type Proof, proofForm } from '../proof-form.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';

const EMPTY: Proof = { password: '', code: '' };

export default function SecondFactorOffDialog() {
  const { form, ...call } = useSubmit(proofForm, EMPTY, disableSecondFactor);
  return (
    <ProfileChangeDialog
      title="Desactivar la verificación"
      subtitle="Para entrar bastará tu contraseña"
      submitLabel="Desactivar"
      form={form}
      call={call}
    >
      <ProofFields {...form} />
    </ProfileChangeDialog>
  );
}
