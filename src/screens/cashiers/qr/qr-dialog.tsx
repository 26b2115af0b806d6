import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { currentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { muted, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { cashierModal, type StepOf } from '../cashier-actions.ts';
import { downloadBranchQr, downloadQr, getQrDrawing } from './qr-operations.ts';
import * as css from './qr-preview.css.ts';

export function QrDialog({ cashier, branch }: StepOf<'qr'>) {
  const { busy, failure, run } = useCall();
  const [whose, setWhose] = useState<'cashier' | 'branch'>();
  const running = busy ? whose : undefined;
  const download = (file: typeof whose, call: Parameters<typeof run>[0]) => {
    setWhose(file);
    void run(call);
  };
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
            loading={running === 'cashier'}
            disabled={running === 'branch'}
            onClick={() => download('cashier', () => downloadQr(cashier, branch))}
          >
            Descargar material QR
          </Button>
          <Button
            variant="text"
            loading={running === 'branch'}
            disabled={running === 'cashier'}
            onClick={() => download('branch', () => downloadBranchQr(branch))}
          >
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

/** A cashier's QR code as printed on its sheet, with the name of the cashier it pays. */
function QrPreview({ cashier, branch }: Pick<StepOf<'qr'>, 'cashier' | 'branch'>) {
  useSignals();
  const drawing = useResource(`qr/${cashier.id}`, getQrDrawing(cashier, branch));
  const source = drawing.data.value;
  if (!source && drawing.failure.value) return <UnreadAlert of={drawing} />;
  return (
    <figure className={css.card}>
      {source ? (
        <img className={css.code} src={source} alt={`Código QR de ${cashier.name}`} />
      ) : (
        <Loading>
          <Skeleton width={css.CODE} height={css.CODE} />
        </Loading>
      )}
      <figcaption>
        <p className={strong}>{currentUser.value?.business.name}</p>
        <p className={muted}>
          {branch.name} · {cashier.name}
        </p>
      </figcaption>
    </figure>
  );
}
