import { useSignals } from '@preact/signals-react/runtime';
import { countText } from '../../../blocks/count-text.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useForm } from '../../../blocks/form/use-form.ts';
import { useRestorableState } from '../../../blocks/form/use-restorable-state.ts';
import { usePlaceFilter } from '../../../blocks/places/use-place-filter.ts';
import { formatCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import { type CurrentUser, currentUser } from '../../../stores/current-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { closingModal } from '../closing-modal.ts';
import { placeText } from '../closing-texts.ts';
import { type CountForm, countContent, countedCents, countForm, NO_COUNT } from '../count-form.ts';
import { ClosingPreview, ClosingPreviewLoading, NetAlert } from './closing-preview.tsx';
import { CountFields } from './count-fields.tsx';
import { FailedClosingsDialog } from './failed-closings-dialog.tsx';
import { NothingToClose } from './nothing-to-close.tsx';
import { PendingRequestsAlert } from './pending-requests-alert.tsx';
import { type Pending, usePreviewAndClose } from './use-preview-and-close.ts';

/** Usually; how many there are is known with the preview. */
const CASHIERS_OF_BRANCH = 4;

const isEmpty = ({ totals }: Pending) => totals.count === 0 && totals.refundCount === 0;

/** Realizar cierre: previews the closing, or asks for a count before any amount is shown, then makes it. */
export default function CloseDialog() {
  useSignals();
  const user = currentUser.value;
  const branches = usePlaceFilter(user ?? { type: '', permissions: [] }, {
    branchId: '',
    cashierId: '',
  }).branches;
  const [branchId, setBranchId] = useRestorableState('branch', '');
  const { pending, busy, failure, outcome, close } = usePreviewAndClose(branchId);
  const form = useForm(countForm, NO_COUNT, async (count) => {
    const refused = await close(countContent(count));
    if (refused) form.showFailure(refused);
  });
  const isAtField = failure?.fields?.some(({ field }) => field in form.values);
  const place = branches?.find(({ value }) => value === branchId && value !== '')?.label ?? ownPlace(user);
  if (outcome) return <FailedClosingsDialog outcome={outcome} />;

  const empty = pending !== undefined && isEmpty(pending);
  const loading = !pending && !failure;
  const counts = !empty && (loading ? asksForCount(user) : pending?.countRequired === true);
  return (
    <Dialog
      title="Realizar cierre"
      subtitle={!empty && <Scope place={place} />}
      busy={busy}
      onClose={closingModal.close}
      {...(counts && { onSubmit: form.onSubmit, formRef: form.ref })}
      alert={
        failure && !(counts && isAtField) ? (
          <FailureAlert failure={failure} />
        ) : (
          !empty && <LeftOut pending={pending} counts={counts} />
        )
      }
      height={counts || branches ? 'large' : user?.type === 'operator' ? 'small' : 'medium'}
      foot={
        empty || (!pending && failure) ? (
          <Button key="leave" variant="outline" size="full" onClick={closingModal.close}>
            {empty ? 'Entendido' : 'Volver'}
          </Button>
        ) : (
          <>
            <Button
              key="close"
              size="full"
              loading={busy || loading}
              loadingLabel={loading ? 'Cargando' : 'Cerrando'}
              {...(counts ? { type: 'submit' } : { onClick: () => void close() })}
            >
              {counts ? countLabel(form.values) : closingLabel(pending)}
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
      {counts ? (
        <CountFields loading={!pending} form={form} busy={busy} />
      ) : pending ? (
        empty ? (
          <NothingToClose branchId={branchId} nextClosing={pending.nextClosing} />
        ) : (
          <ClosingPreview pending={pending} />
        )
      ) : (
        loading && <ClosingPreviewLoading cashiers={user?.type === 'operator' ? 1 : CASHIERS_OF_BRANCH} />
      )}
    </Dialog>
  );
}

/** One alert at a time, at the place where a failure is told: nothing moves when the preview arrives. */
function LeftOut({ pending, counts }: { pending: Pending | undefined; counts: boolean }) {
  if (pending && pending.pendingRequests.count > 0)
    return <PendingRequestsAlert {...pending.pendingRequests} />;
  return counts ? null : <NetAlert />;
}

/** The same as `countRequired` of the preview, known before it has loaded. */
const asksForCount = (user: CurrentUser | null) =>
  user?.type === 'operator' && user.business.closingCount?.required === true;

/** Says what was counted, not what is expected. */
function countLabel(count: CountForm): string {
  const cents = countedCents(count);
  return cents === undefined ? 'Realizar cierre' : `Cerrar con ${formatCents(cents, config.value)} contados`;
}

/** One closing per branch. */
function closingLabel(pending: Pending | undefined): string {
  if (!pending) return 'Realizar cierre';
  const { cashiers, totals } = pending;
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
