import { useSignals } from '@preact/signals-react/runtime';
import { forUser } from '#blocks/for-user.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { ReadFailureAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import * as css from './own-qr-dialog.css.ts';
import { downloadOwnQr, getOwnQrDrawing } from './own-qr-operations.ts';
import { transactionModal } from './transaction-modal.ts';

export const OwnQrDialog = forUser(OwnQr);

/** Shows this cashier's QR code to a customer, large enough to scan. */
function OwnQr({ user }: { user: CurrentUser }) {
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title="Mi QR"
      subtitle={
        <>
          {user.branchName} · <b>{user.name}</b>
        </>
      }
      busy={busy}
      onClose={transactionModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          <Button size="full" onClick={transactionModal.close}>
            Listo
          </Button>
          <Button variant="text" icon="download" loading={busy} onClick={() => void run(downloadOwnQr)}>
            Descargar mi QR
          </Button>
        </>
      }
    >
      <Code user={user} />
    </Dialog>
  );
}

function Code({ user }: { user: CurrentUser }) {
  useSignals();
  const { data, failure, loading, refresh } = useResource('own-qr', getOwnQrDrawing);
  if (data.value)
    return (
      <img
        className={css.code}
        src={data.value}
        alt={`Código QR de ${user.name}, para pagar cualquier monto`}
      />
    );
  if (failure.value)
    return (
      <ReadFailureAlert failure={failure.value} retrying={loading.value} onRetry={() => void refresh()} />
    );
  return (
    <div className={css.code}>
      <Loading>
        <Skeleton width="100%" height="100%" />
      </Loading>
    </div>
  );
}
