import type { ListedRefundRequest } from '@cobros/sdk';
import { createListAddress } from '#blocks/list/list-address.ts';
import { createModalStep } from '#blocks/modal-host.tsx';

export type RefundApprovalStep =
  | { step: 'approve-refund'; request: ListedRefundRequest }
  | { step: 'reject-refund'; request: ListedRefundRequest };

export const refundApprovalModal = createModalStep<RefundApprovalStep>('refund-approvals');

/** The page of the list. It has no filters. */
export const approvalsAddress = createListAddress<object>({ none: {}, parse: () => ({}), format: () => [] });
