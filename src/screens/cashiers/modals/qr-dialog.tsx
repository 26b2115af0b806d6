import { secondary } from '../../../../styles/typography.css.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { downloadBranchQr, downloadQr } from '../operations/download-qr.ts';
import * as css from './qr-preview.css.ts';
import { QrPreview } from './qr-preview.tsx';

export default function QrDialog({ cashier, branch }: StepOf<'qr'>) {
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title="Material QR"
      subtitle={
        <>
          Los clientes pagan a <b>{cashier.name}</b> escaneando este código
        </>
      }
      busy={busy}
      onClose={cashierModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button
            size="full"
            icon="download"
            loading={busy}
            onClick={() => void run(() => downloadQr(cashier, branch))}
          >
            Descargar material QR
          </Button>
          <Button variant="text" disabled={busy} onClick={() => void run(() => downloadBranchQr(branch))}>
            Descargar el de todas las cajas
          </Button>
        </>
      }
    >
      <QrPreview cashier={cashier} branch={branch} />
      <p className={`${secondary} ${css.note}`}>El archivo es un PDF tamaño A4 listo para imprimir.</p>
    </Dialog>
  );
}
