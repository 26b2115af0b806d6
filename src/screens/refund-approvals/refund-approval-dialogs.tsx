import { useSignals } from '@preact/signals-react/runtime';
import { object, string } from 'superstruct';
import { useSearch } from 'wouter';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import type { StepDialogs } from '#blocks/modal-host.tsx';
import { secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { ProofFields } from '#blocks/second-factor/proof-fields.tsx';
import { textUpTo } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { required } from '#domain/required.ts';
import { payerName } from '#features/transaction/payer.ts';
import { authorizationFact, cashierText, receivedFact } from '#features/transaction/transaction-facts.ts';
import { currentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { Alert } from '#ui/alert.tsx';
import { Facts } from '#ui/facts.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cleanLine } from '#words/clean-text.ts';
import { approvalsAddress, type RefundApprovalStep, refundApprovalModal } from './refund-approval-actions.ts';
import { approveRefund, rejectRefund } from './refund-approval-operations.ts';
import { listWaitingRequests, waitingKey } from './waiting-requests-operation.ts';

type Step = Extract<RefundApprovalStep, { step: 'approve-refund' }>;

/** The request as it is now; as it was when the dialog opened, once it no longer waits. */
function useCurrentRequest({ request }: Pick<Step, 'request'>) {
  useSignals();
  const view = approvalsAddress.parse(useSearch());
  const { data } = useResource(waitingKey(view), listWaitingRequests(view));
  return data.value?.data.find(({ id }) => id === request.id) ?? request;
}

function RequestFacts({ request }: Pick<Step, 'request'>) {
  useSignals();
  const { transaction, requestedBy, formattedCreationDate, formattedCreationTime } = request;
  const person = currentUser.value;
  return (
    <Facts
      boxed
      items={[
        ['Monto', <b key="amount">{request.formattedAmount}</b>],
        ['De un pago de', transaction.formattedAmount],
        receivedFact(transaction),
        authorizationFact(transaction),
        ['Caja', person && cashierText(transaction, person)],
        ['Lo pide', requestedBy.name],
        ['Cuándo', `${formattedCreationDate} ${formattedCreationTime}`],
        ['Motivo', request.reason],
      ]}
    />
  );
}

const proofForm = (confirmWith: Step['request']['confirmWith']) =>
  object({
    password: confirmWith === 'password' ? required() : string(),
    code: confirmWith === 'verification-code' ? secondFactorCode() : string(),
  });

function ApproveDialog(step: Step) {
  const request = useCurrentRequest(step);
  const { form, ...call } = useSubmit(proofForm(request.confirmWith), { password: '', code: '' }, (typed) =>
    approveRefund(request, typed),
  );
  return (
    <FormDialog
      title="Aprobar reembolso"
      subtitle={
        <>
          A <b>{payerName(request.transaction)}</b>
        </>
      }
      {...{ form, call }}
      submitLabel={`Aprobar y reembolsar ${request.formattedAmount}`}
      onClose={refundApprovalModal.close}
    >
      <RequestFacts request={request} />
      {request.confirmWith && (
        <ProofFields proof={request.confirmWith} from={request.formattedConfirmFrom} form={form} />
      )}
      <Alert tone="warning">El reembolso queda a tu nombre y no se puede deshacer.</Alert>
    </FormDialog>
  );
}

const rejectForm = object({ reason: textUpTo(LONGEST.reason, 'El motivo') });

function RejectDialog(step: Extract<RefundApprovalStep, { step: 'reject-refund' }>) {
  const request = useCurrentRequest(step);
  const { form, ...call } = useSubmit(rejectForm, { reason: '' }, ({ reason }) =>
    rejectRefund(request, cleanLine(reason)),
  );
  return (
    <FormDialog
      title="Rechazar reembolso"
      subtitle={
        <>
          No se devuelve nada a <b>{payerName(request.transaction)}</b>
        </>
      }
      {...{ form, call }}
      submitLabel={`Rechazar ${request.formattedAmount}`}
      onClose={refundApprovalModal.close}
    >
      <TextField
        label="Motivo"
        optional
        help={`Lo lee ${request.requestedBy.name} en el seguimiento del pago.`}
        maxLength={LONGEST.reason}
        {...form.field('reason')}
        autoComplete="off"
      />
      <RequestFacts request={request} />
    </FormDialog>
  );
}

export const DIALOGS_BY_STEP: StepDialogs<RefundApprovalStep> = {
  'approve-refund': ApproveDialog,
  'reject-refund': RejectDialog,
};
