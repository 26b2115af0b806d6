import type { ListedRefundRequest } from '@cobros/sdk';
import { createModalStep } from '#blocks/modal-host.tsx';

export type RefundApprovalStep =
  | { step: 'approve-refund'; request: ListedRefundRequest }
  | { step: 'reject-refund'; request: ListedRefundRequest };

export const refundApprovalModal = createModalStep<RefundApprovalStep>('refund-approvals');
