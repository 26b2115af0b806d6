import type { Schemas } from '@cobros/sdk';
import { countText } from '../../../blocks/count-text.ts';
import { Alert } from '../../../ui/alert.tsx';

export const PendingRequestsAlert = ({ count, formattedTotalAmount }: Schemas['TransactionSummary']) => (
  <Alert tone="warning">
    {count === 1
      ? `Hay 1 solicitud pendiente por ${formattedTotalAmount} que aún puede pagarse. No entra en este cierre.`
      : `Hay ${countText(count)} solicitudes pendientes por ${formattedTotalAmount} que aún pueden pagarse. No entran en este cierre.`}
  </Alert>
);
