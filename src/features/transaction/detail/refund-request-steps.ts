import type { RefundRequest } from '@cobros/sdk';

const ENDS: Partial<Record<RefundRequest['status'], string>> = {
  rejected: 'Reembolso rechazado',
  withdrawn: 'Pedido de reembolso retirado',
  lapsed: 'Pedido de reembolso vencido',
  superseded: 'Pedido de reembolso sin efecto',
};

/** The steps of requests to refund in a timeline: that it was asked for, and how it ended. An approval is a refund. */
export const refundRequestSteps = (requests: readonly RefundRequest[]) =>
  requests.flatMap((request) => {
    const { id, status, formattedAmount, requestedBy, reason, decidedBy, decisionReason } = request;
    const { creationDate, formattedCreationDate, formattedCreationTime, formattedExpirationDate } = request;
    const asked = {
      key: id,
      status: 'pending',
      label: `Reembolso pedido de ${formattedAmount}`,
      actorName: requestedBy.name,
      reason,
      creationDate,
      formattedCreationDate,
      formattedCreationTime,
      ...(status === 'pending' && { more: `Espera aprobación hasta el ${formattedExpirationDate}` }),
    };
    const label = ENDS[status];
    if (!label) return [asked];
    return [
      asked,
      {
        ...asked,
        key: `${id} end`,
        status: status === 'rejected' ? 'rejected' : 'canceled',
        label,
        actorName: decidedBy?.name ?? (status === 'withdrawn' ? requestedBy.name : null),
        reason: decisionReason,
        creationDate: request.decisionDate ?? creationDate,
        formattedCreationDate: request.formattedDecisionDate ?? formattedCreationDate,
        formattedCreationTime: request.formattedDecisionTime ?? formattedCreationTime,
      },
    ];
  });
