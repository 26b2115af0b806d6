import type { Failure, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { createIdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { usePage } from '../../../blocks/list/use-page.ts';
import { usePlaces } from '../../../blocks/list/use-places.ts';
import { config } from '../../../stores/config.ts';
import { usePolling } from '../../../stores/polling.ts';
import { currentUser } from '../../../stores/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { closingModal } from '../closings-store.ts';
import { type ClosingOutcome, closePending } from '../operations/close-pending.ts';
import { CloseResult } from './close-result.tsx';
import { NothingToClose } from './nothing-to-close.tsx';
import { Overview, OverviewLoading } from './overview.tsx';

type Pending = Schemas['PendingClosingAnswer'];

let openings = 0;
const nextOpening = () => {
  openings += 1;
  return openings;
};

const isEmpty = ({ totals }: Pending) => totals.count === 0 && totals.refundCount === 0;

/** Realizar cierre: what it would take, and then taking it. */
export default function CloseDialog() {
  useSignals();
  const user = currentUser.value;
  const branches = usePlaces(user ?? { type: '', permissions: [] }, { branchId: '', cashierId: '' }).branches;
  const [branchId, setBranchId] = useState('');
  const { pending, busy, failure, outcome, close } = useClosing(branchId);
  const place = branches?.find(({ value }) => value === branchId && value !== '')?.label ?? user?.branchName;
  if (outcome) return <CloseResult outcome={outcome} />;

  const empty = pending !== undefined && isEmpty(pending);
  return (
    <Dialog
      title="Realizar cierre"
      subtitle={!empty && <Scope place={place ?? undefined} />}
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
              Cerrar por {pending.totals.formattedNetAmount}
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
          <Overview pending={pending} />
        )
      ) : (
        !failure && <OverviewLoading />
      )}
    </Dialog>
  );
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

const withAll = (branches: readonly SelectOption[]) =>
  branches.map((option) => (option.value === '' ? { ...option, label: 'Todas las sucursales' } : option));

interface ClosingInWindow {
  pending: Pending | undefined;
  busy: boolean;
  failure: Failure | undefined;
  /** Some of it failed. */
  outcome: ClosingOutcome | undefined;
  close(): Promise<void>;
}

function useClosing(branchId: string): ClosingInWindow {
  const [opening] = useState(nextOpening);
  const [keys] = useState(createIdempotencyKeys);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const [outcome, setOutcome] = useState<ClosingOutcome>();
  const content = branchId ? { businessBranchId: branchId } : {};
  const preview = usePage(`pending-closing/${opening}/${branchId}`, (signal) =>
    api.closings.preview(content, { signal }),
  );
  // Payments go on arriving while somebody reads.
  usePolling(async () => busy || preview.refresh(), config.value.pollSeconds);

  async function close(): Promise<void> {
    setBusy(true);
    setRefused(undefined);
    const result = await closePending(content, keys);
    setBusy(false);
    if (!result.ok) {
      setRefused(result.failure);
      void preview.refresh();
    } else if (result.data.failed.length > 0) setOutcome(result.data);
  }

  return {
    pending: preview.stale ? undefined : preview.page,
    busy,
    failure: refused ?? preview.failure,
    outcome,
    close,
  };
}
