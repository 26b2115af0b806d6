import type { ClosingDetail } from '@cobros/sdk';
import type { CSSProperties } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { countLines } from '../counted-amount-texts.ts';
import { GrossToNetBars } from './gross-to-net-bars.tsx';
import { PaymentHours } from './payment-hours.tsx';

/** Side by side where both have space. */
const CHARTS: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
};

/** The count, the way from what was received to the net, and the hours. A canceled closing has nothing to draw. */
export function ClosingCharts({ closing }: { closing: ClosingDetail }) {
  if (closing.count + closing.refundCount === 0) return null;
  return (
    <div style={CHARTS}>
      {closing.counted && (
        <Card title="Conteo">
          <Facts items={countLines(closing.counted, { expected: true })} />
        </Card>
      )}
      <Card title="De lo recibido al neto">
        <GrossToNetBars closing={closing} />
      </Card>
      {closing.hours && closing.hours.length > 0 && (
        <Card title="Pagos por hora">
          <PaymentHours hours={closing.hours} />
        </Card>
      )}
    </div>
  );
}
