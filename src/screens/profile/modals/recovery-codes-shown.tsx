import { useRef, useState } from 'react';
import { RecoveryCodeList } from '../../../blocks/second-factor/recovery-code-list.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { profileModal } from '../profile-modal.ts';

/** The last step of every dialog that makes recovery codes. Closed by its button only, because they are shown once. */
export function RecoveryCodesShown({ codes }: { codes: readonly string[] }) {
  const [tried, setTried] = useState(false);
  const saved = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Códigos de recuperación"
      onClose={() => {
        setTried(true);
        saved.current?.focus();
      }}
      alert={
        tried && (
          <Alert tone="error">Los códigos no se vuelven a mostrar. Guárdalos y confirma con el botón.</Alert>
        )
      }
      foot={
        <Button ref={saved} size="full" onClick={profileModal.close}>
          Ya los guardé
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} />
    </Dialog>
  );
}
