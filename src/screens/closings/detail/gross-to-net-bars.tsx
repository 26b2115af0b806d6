import type { ClosingTotals } from '@cobros/sdk';
import type { CSSProperties } from 'react';
import { stack } from '../../../../styles/layout.css.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { figures, muted } from '../../../../styles/typography.css.ts';
import { toCents } from '../../../domain/money.ts';
import { refundedText } from '../closing-texts.ts';

const { color, font } = vars;
const HEIGHT = 14;
const LEAST_WIDTH = 0.5;
const LINE: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(2rem, 1fr) minmax(6.5rem, auto)',
  gap: '0.75rem',
  alignItems: 'center',
};
const FIGURE: CSSProperties = { textAlign: 'right' };
const NET: CSSProperties = { ...FIGURE, fontWeight: font.weight.medium };

/** Gross minus refunds is net: each bar begins where the one before ends, and its figure is beside it. */
export function GrossToNetBars({ closing }: { closing: ClosingTotals }) {
  const [gross, net] = [toCents(closing.grossAmount), toCents(closing.netAmount)];
  const lines = [
    { name: 'Recibido', from: 0, to: gross, text: closing.formattedGrossAmount, fill: color.primary },
    { name: 'Reembolsado', from: net, to: gross, text: refundedText(closing), fill: color.inkTertiary },
    { name: 'Neto', from: 0, to: net, text: closing.formattedNetAmount, fill: color.ink },
  ];
  const left = Math.min(0, net);
  const span = gross - left || 1;
  const percent = (cents: number) => (cents / span) * 100;
  return (
    <dl className={stack[3]}>
      {lines.map(({ name, from, to, text, fill }) => (
        <div key={name} style={LINE}>
          <dt className={muted}>{name}</dt>
          <dd>
            <svg width="100%" height={HEIGHT} style={{ display: 'block' }} aria-hidden="true">
              {from !== to && (
                <rect
                  style={{ fill }}
                  x={`${percent(Math.min(from, to) - left)}%`}
                  width={`${Math.max(percent(Math.abs(to - from)), LEAST_WIDTH)}%`}
                  height={HEIGHT}
                  rx={2}
                />
              )}
            </svg>
          </dd>
          <dd className={figures} style={name === 'Neto' ? NET : FIGURE}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
