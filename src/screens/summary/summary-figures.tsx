import { Link } from 'wouter';
import { countedText, countText } from '#blocks/count-text.ts';
import { onlyWide } from '#styles/layout.css.ts';
import { card } from '#ui/card.css.ts';
import { classes } from '#ui/classes.ts';
import { figureLink } from '#ui/figure-link.css.ts';
import * as tile from '#ui/stat-tile.css.ts';
import * as css from './summary-figures.css.ts';
import { linkTo } from './summary-links.ts';
import type { Summary } from './summary-operations.ts';
import { NOTHING_BEFORE, Trend } from './trend.tsx';

const NOTHING = '—';
const MINUS = '\u2212';

type Sums = Summary['total'];

interface Figure {
  label: string;
  of: Parameters<typeof linkTo>[2];
  value: (sums: Sums) => number | null;
  text: (sums: Sums) => string;
  note?: (sums: Sums) => string;
  reversed?: boolean;
  /** Also compared with the usual amount: said of each figure, it would hide the one that matters. */
  isMain?: boolean;
}

const FIGURES: readonly Figure[] = [
  {
    label: 'Recibido',
    of: 'received',
    value: ({ receivedAmount }) => receivedAmount,
    text: ({ formattedReceivedAmount }) => formattedReceivedAmount,
    isMain: true,
  },
  {
    label: 'Reembolsado',
    of: 'refunded',
    value: ({ refundedAmount }) => refundedAmount,
    text: ({ refundedAmount, formattedRefundedAmount }) =>
      `${refundedAmount > 0 ? MINUS : ''}${formattedRefundedAmount}`,
    note: ({ refundedCount }) => countedText(refundedCount, 'reembolso', 'reembolsos'),
    reversed: true,
  },
  {
    label: 'Neto',
    of: 'movement',
    value: ({ netAmount }) => netAmount,
    text: ({ formattedNetAmount }) => formattedNetAmount,
    note: () => 'Recibido menos reembolsado',
  },
  {
    label: 'Pagos',
    of: 'received',
    value: ({ receivedCount }) => receivedCount,
    text: ({ receivedCount }) => countText(receivedCount),
  },
  {
    label: 'Promedio por pago',
    of: 'received',
    value: ({ averageAmount }) => averageAmount,
    text: ({ formattedAverageAmount }) => formattedAverageAmount ?? NOTHING,
  },
];

/** The five figures of the period, each compared with the period before. */
export const SummaryFigures = ({ summary }: { summary: Summary }) => (
  <section className={classes(card, css.figures)} aria-label="Cifras del periodo">
    {FIGURES.map((figure) => (
      <FigureTile key={figure.label} figure={figure} summary={summary} />
    ))}
  </section>
);

function FigureTile({
  figure: { label, of, value, text, note, reversed = false, isMain = false },
  summary,
}: {
  figure: Figure;
  summary: Summary;
}) {
  const { total, totalBefore, totalUsual, period } = summary;
  const now = value(total);
  const compared = (name: string, sums: Sums | null) => {
    const then = sums && value(sums);
    const words =
      then !== null && sums
        ? `${name} ${text(sums).replace(MINUS, reversed ? '' : MINUS)}`
        : // Only an average is missing if there were no payments: their amount is known to be zero.
          `${name}: ${sums ? 'sin pagos' : NOTHING_BEFORE}`;
    return <Trend now={now} then={then} text={words} reversed={reversed} />;
  };
  return (
    <div className={classes(tile.stat, css.figure)}>
      <p className={tile.label}>{label}</p>
      <p className={classes(tile.value, css.value)}>
        {now === null ? (
          text(total)
        ) : (
          <Link className={figureLink} href={linkTo(summary, period, of)}>
            {text(total)}
          </Link>
        )}
      </p>
      {compared('antes', totalBefore)}
      {isMain && compared('lo usual', totalUsual)}
      {note && <p className={classes(tile.note, onlyWide)}>{note(total)}</p>}
    </div>
  );
}
