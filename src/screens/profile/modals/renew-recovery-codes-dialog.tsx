import { useState } from 'react';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { renewRecoveryCodes } from '../operations/renew-recovery-codes.ts';
import { type Proof, proofForm } from '../proof-form.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';

const EMPTY: Proof = { password: '', code: '' };

export default function RenewRecoveryCodesDialog() {
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, ...call } = useSubmit(proofForm, EMPTY, async (proof) => {
    const result = await renewRecoveryCodes(proof);
    if (result.ok) setCodes(result.data.recoveryCodes);
    return result;
  });
  if (codes) return <RecoveryCodesShown codes={codes} />;
  return (
    <ProfileChangeDialog
      title="Códigos de recuperación"
      subtitle="Los nuevos reemplazan a los anteriores"
      submitLabel="Renovar códigos"
      form={form}
      call={call}
    >
      <ProofFields {...form} />
    </ProfileChangeDialog>
  );
}
