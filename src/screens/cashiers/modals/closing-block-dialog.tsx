import { secondary, strong } from '../../../../styles/typography.css.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useRestorableState } from '../../../blocks/form/use-restorable-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { setClosingLock } from '../operations/set-closing-lock.ts';

export default function ClosingBlockDialog({ cashier, branch }: StepOf<'closing-block'>) {
  const [authorised, setAuthorised] = useRestorableState('authorised', !cashier.closingLocked);
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title="Autorizar cierre individual"
      subtitle={
        <>
          Para <b>{cashier.name}</b>, @{cashier.username}
        </>
      }
      busy={busy}
      onClose={cashierModal.close}
      onSubmit={() => void run(() => setClosingLock(cashier, branch, authorised))}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          Guardar
        </Button>
      }
    >
      <Switch
        boxed
        label={
          <>
            <span className={strong}>La caja puede realizar su propio cierre</span>
            <br />
            <span className={secondary}>
              Si lo apagas, solo el administrador realiza el cierre de esta caja.
            </span>
          </>
        }
        value={authorised}
        onChange={setAuthorised}
      />
    </Dialog>
  );
}
