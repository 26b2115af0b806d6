import type { ClosingDetail } from '@cobros/sdk';
import { paymentsText } from '../../../blocks/count-text.ts';
import { Stats } from '../../../ui/stat-tile.tsx';
import { cashierText, makerText, momentLabel, refundedText, refundsText } from '../closing-texts.ts';

export const ClosingTiles = ({ closing }: { closing: ClosingDetail }) => (
  <Stats
    label="Totales del cierre"
    stats={[
      { label: 'Neto', value: closing.formattedNetAmount },
      { label: 'Recibido', value: closing.formattedGrossAmount, note: paymentsText(closing.count) },
      { label: 'Reembolsado', value: refundedText(closing), note: refundsText(closing.refundCount) },
      { label: 'Caja', value: cashierText(closing), note: closing.branchName },
      {
        label: momentLabel(closing),
        value: closing.formattedCreationTime,
        note: [closing.formattedCreationDate, makerText(closing)].filter(Boolean).join(' · '),
      },
    ]}
  />
);
