import { RecoveryCodeList } from '../../../blocks/second-factor/recovery-code-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { profileModal } from '../profile-modal.ts';

/** The last step of every dialog that makes recovery codes. */
export const RecoveryCodesShown = ({ codes }: { codes: readonly string[] }) => (
  <Dialog
    title="Códigos de recuperación"
    onClose={profileModal.close}
    foot={
      <Button size="full" onClick={profileModal.close}>
        Ya los guardé
      </Button>
    }
  >
    <RecoveryCodeList codes={codes} />
  </Dialog>
);
