/** A webhook delivery: its status as the API says it. */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

export const DELIVERY_STATUS_LABEL: Record<DeliveryStatus, string> = {
  pending: 'En camino',
  delivered: 'Entregado',
  failed: 'No entregado',
};
