import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { forUser } from '#blocks/for-user.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { type Form, useForm } from '#blocks/form/use-form.ts';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { useBranchList } from '#blocks/places/place-operations.ts';
import { placeOptions } from '#blocks/places/place-options.ts';
import { seesBranches } from '#domain/sees-branches-and-cashiers.ts';
import { UnsureFailureAlert } from '#features/transaction/unsure-failure-alert.tsx';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { closeDialogLoading, closingModal } from '../closing-actions.ts';
import { placeText } from '../closing-texts.ts';
import { ClosedDialog } from './closed-dialog.tsx';
import {
  ClosingPreview,
  ClosingPreviewLoading,
  closeLabel,
  NetAlert,
  NothingToClose,
  PendingRequestsAlert,
  Scope,
} from './closing-preview.tsx';
import { CountFields, type CountForm, countContent, countForm, NO_COUNT } from './count-form.tsx';
import { type PendingClosing, usePreviewAndClose } from './use-preview-and-close.ts';

/** Makes a closing after a preview or, where a count is required, after a count that is typed before any amount is shown. */
export const CloseDialog = forUser(CloseDialogOf);

function CloseDialogOf({ user }: { user: CurrentUser }) {
  useSignals();
  const [branchId, setBranchId] = useRestorableState('branch', '');
  const choosesBranch = seesBranches(user);
  const branches = useBranchList(choosesBranch).data.value ?? [];
  const closing = usePreviewAndClose(branchId);
  const { stage, pending, busy, failure, outcome, closedBefore, close } = closing;
  const form = useForm(countForm, NO_COUNT, async (count) => {
    const refused = await close(countContent(count));
    if (refused) form.showFailure(refused);
  });
  if (outcome) return <ClosedDialog outcome={outcome} closedBefore={closedBefore} />;
  // The dialog opens at its final height, so that nothing moves when the preview arrives.
  if (stage === 'opening') return <Opening />;

  const counts = stage === 'count';
  const Alert = closing.mayBeMade ? UnsureFailureAlert : FailureAlert;
  const isAtField = counts && failure?.fields?.some(({ field }) => field in form.values);
  const place = branches.find(({ id }) => id === branchId)?.name ?? ownPlace(user);
  return (
    <Dialog
      title="Realizar cierre"
      subtitle={stage !== 'empty' && <Scope place={place} pending={pending} user={user} />}
      busy={busy}
      startsOnLeave={!counts}
      onClose={closingModal.close}
      {...(counts && { onSubmit: form.onSubmit, formRef: form.ref })}
      alert={failure && !isAtField ? <Alert failure={failure} /> : <LeftOut closing={closing} />}
      foot={<Foot closing={closing} count={form.values} />}
    >
      {choosesBranch && (
        <SelectField
          label="Sucursal"
          value={branchId}
          options={placeOptions('Todas las sucursales', branches, branchId)}
          disabled={busy}
          onChange={setBranchId}
        />
      )}
      <Content closing={closing} branchId={branchId} form={form} />
    </Dialog>
  );
}

/** Shows the loading state on the button that opens the dialog, until the dialog's content has loaded. */
function Opening() {
  useEffect(() => {
    closeDialogLoading.value = true;
    return () => {
      closeDialogLoading.value = false;
    };
  }, []);
  return null;
}

interface ContentProps {
  closing: PendingClosing;
  branchId: string;
  form: Form<CountForm>;
}

function Content({ closing: { stage, pending, lines, busy }, branchId, form }: ContentProps) {
  if (stage === 'reading') return <ClosingPreviewLoading lines={lines} />;
  if (stage === 'count') return <CountFields form={form} busy={busy} />;
  if (!pending) return null;
  return stage === 'empty' ? (
    <NothingToClose branchId={branchId} nextClosing={pending.nextClosing} />
  ) : (
    <ClosingPreview pending={pending} />
  );
}

/** One alert at a time, in the place where a failure would be shown. */
function LeftOut({ closing: { stage, pending } }: { closing: PendingClosing }) {
  if (stage === 'empty' || stage === 'unread') return null;
  if (pending && pending.pendingRequests.count > 0)
    return <PendingRequestsAlert {...pending.pendingRequests} />;
  return stage === 'count' ? null : <NetAlert />;
}

/** Volver is always the same element, so that it keeps the focus when the rest changes. */
function Foot({ closing, count }: { closing: PendingClosing; count: CountForm }) {
  useSignals();
  const { stage, pending, busy, close } = closing;
  const reading = stage === 'reading';
  const closes = stage !== 'empty' && stage !== 'unread';
  return (
    <>
      {closes && (
        <Button
          size="full"
          loading={busy || reading}
          loadingLabel={reading ? 'Cargando' : 'Cerrando'}
          {...(stage === 'count' ? { type: 'submit' } : { onClick: () => void close() })}
        >
          {closeLabel(stage === 'count' ? count : undefined, pending, config.value)}
        </Button>
      )}
      <Button
        variant={closes ? 'text' : 'outline'}
        size={closes ? 'regular' : 'full'}
        disabled={busy}
        onClick={closingModal.close}
      >
        {stage === 'empty' ? 'Entendido' : 'Volver'}
      </Button>
    </>
  );
}

/**
 * Name of the place that is closed: a branch administrator's branch or a cashier itself; undefined for users who see
 * the whole business.
 */
function ownPlace({ type, name, branchName }: CurrentUser): string | undefined {
  if (!branchName) return undefined;
  return placeText({ branchName, checkoutName: type === 'operator' ? name : null });
}
