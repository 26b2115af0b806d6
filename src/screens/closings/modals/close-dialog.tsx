import type { Failure, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { countText } from '../../../blocks/count-text.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useKeptDialogState } from '../../../blocks/form/use-kept-dialog-state.ts';
import { usePage } from '../../../blocks/list/use-page.ts';
import { usePlaceFilter } from '../../../blocks/places/use-place-filter.ts';
import { config } from '../../../stores/config.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { usePolling } from '../../../stores/polling.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { closingModal } from '../closing-modal.ts';
import { placeText } from '../closing-texts.ts';
import { type ClosingOutcome, closeOpenBalance, createCloseCall } from '../operations/close-open-balance.ts';
import { previewClosing } from '../operations/preview-closing.ts';
import { ClosingPreview, ClosingPreviewLoading } from './closing-preview.tsx';
import { FailedClosingsDialog } from './failed-closings-dialog.tsx';
import { NothingToClose } from './nothing-to-close.tsx';

type Pending = Schemas['PendingClosingAnswer'];

let openings = 0;
const nextOpening = () => {
  openings += 1;
  return openings;
};

const isEmpty = ({ totals }: Pending) => totals.count === 0 && totals.refundCount === 0;

/** Realizar cierre: previews the closing, then makes it. */
export default function CloseDialog() {
  useSignals();
  const user = currentUser.value;
  const branches = usePlaceFilter(user ?? { type: '', permissions: [] }, {
    branchId: '',
    cashierId: '',
  }).branches;
  const [branchId, setBranchId] = useKeptDialogState('branch', '');
  const { pending, busy, failure, outcome, close } = usePendingClosing(branchId);
  const place = branches?.find(({ value }) => value === branchId && value !== '')?.label ?? ownPlace(user);
  if (outcome) return <FailedClosingsDialog outcome={outcome} />;

  const empty = pending !== undefined && isEmpty(pending);
  return (
    <Dialog
      title="Realizar cierre"
      subtitle={!empty && <Scope place={place} />}
      busy={busy}
      onClose={closingModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        empty || !pending ? (
          <Button key="leave" variant="outline" size="full" onClick={closingModal.close}>
            {empty ? 'Entendido' : 'Volver'}
          </Button>
        ) : (
          <>
            <Button key="close" size="full" loading={busy} loadingLabel="Cerrando" onClick={close}>
              {closingLabel(pending)}
            </Button>
            <Button variant="text" disabled={busy} onClick={closingModal.close}>
              Volver
            </Button>
          </>
        )
      }
    >
      {branches && (
        <SelectField
          label="Sucursal"
          value={branchId}
          options={withAll(branches)}
          disabled={busy}
          onChange={setBranchId}
        />
      )}
      {pending ? (
        empty ? (
          <NothingToClose branchId={branchId} nextClosing={pending.nextClosing} />
        ) : (
          <ClosingPreview pending={pending} />
        )
      ) : (
        !failure && <ClosingPreviewLoading />
      )}
    </Dialog>
  );
}

/** One closing per branch. */
function closingLabel({ cashiers, totals }: Pending): string {
  const closings = new Set(cashiers.map(({ branchId }) => branchId)).size;
  const net = totals.formattedNetAmount;
  return closings > 1 ? `Hacer ${countText(closings)} cierres por ${net}` : `Cerrar por ${net}`;
}

const Scope = ({ place }: { place: string | undefined }) => (
  <>
    Lo recibido{' '}
    {place && (
      <>
        en <b>{place}</b>{' '}
      </>
    )}
    desde el último cierre, hasta este momento
  </>
);

/** The branch of its administrator, the cashier of a cashier; undefined for who sees the whole business. */
function ownPlace(user: CurrentUser | null): string | undefined {
  if (!user?.branchName) return undefined;
  return placeText({
    branchName: user.branchName,
    checkoutName: user.type === 'operator' ? user.name : null,
  });
}

const withAll = (branches: readonly SelectOption[]) =>
  branches.map((option) => (option.value === '' ? { ...option, label: 'Todas las sucursales' } : option));

interface PendingClosing {
  pending: Pending | undefined;
  busy: boolean;
  failure: Failure | undefined;
  /** Set when some closings failed. */
  outcome: ClosingOutcome | undefined;
  close(): Promise<void>;
}

function usePendingClosing(branchId: string): PendingClosing {
  const [opening] = useState(nextOpening);
  const [closeCall] = useState(createCloseCall);
  const { busy, failure, run } = useCall();
  const [outcome, setOutcome] = useState<ClosingOutcome>();
  const content = branchId ? { businessBranchId: branchId } : {};
  const preview = usePage(`pending-closing/${opening}/${branchId}`, previewClosing(content));
  // Payments keep arriving while the dialog is open.
  usePolling(async () => busy || preview.refresh(), config.value.pollSeconds);

  async function close(): Promise<void> {
    const failed = await run(async () => {
      const result = await closeOpenBalance(content, closeCall);
      if (result.ok && result.data.failed.length > 0) setOutcome(result.data);
      return result;
    });
    if (failed) void preview.refresh();
  }

  return {
    pending: preview.stale ? undefined : preview.page,
    busy,
    failure: failure ?? preview.failure,
    outcome,
    close,
  };
}
