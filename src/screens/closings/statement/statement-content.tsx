import { useSignals } from '@preact/signals-react/runtime';
import { config } from '#stores/config.ts';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { Reloaded } from '#ui/reloaded.tsx';
import { useBelow } from '#ui/use-below.ts';
import type { StatementView } from './statement-address.ts';
import * as css from './statement-content.css.ts';
import { DaysRows } from './statement-days-rows.tsx';
import { DaysTable } from './statement-days-table.tsx';
import { StatementEquation } from './statement-equation.tsx';
import type { Statement } from './statement-operations.ts';
import { closingFacts, remainderFacts } from './statement-sums.tsx';

interface StatementContentProps {
  statement: Statement;
  view: StatementView;
  title: string;
  /** The statement of other days is loading. */
  stale: boolean;
}

export function StatementContent({ statement, view, title, stale }: StatementContentProps) {
  useSignals();
  const narrow = useBelow('md');
  const { locale } = config.value;
  const Days = narrow ? DaysRows : DaysTable;
  return (
    <Reloaded stale={stale} label="Cargando el estado de cuenta">
      <StatementEquation statement={statement} />
      <section className={css.days} aria-label="Por día">
        <Days statement={statement} title={title} />
      </section>
      <div className={css.pairs}>
        <Card title="De qué está hecho el saldo final" flush>
          <div className={css.sums}>
            <Facts total items={remainderFacts(statement)} />
          </div>
        </Card>
        <Card title="Del neto a los cierres" flush>
          <div className={css.sums}>
            <Facts total items={closingFacts(statement, view.month, locale)} />
          </div>
        </Card>
      </div>
    </Reloaded>
  );
}
