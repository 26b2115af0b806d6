import { useState } from 'react';
import { card } from '#ui/card.css.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Preview } from './import-operations.ts';
import { countsOf } from './import-texts.ts';
import * as css from './imports.css.ts';
import { RowsTable } from './rows-table.tsx';

const PANEL = 'import-rows';

type Shown = 'all' | 'create' | 'error' | 'exists';

/** Every row with what will happen to it. */
export function ImportRows({ preview: { columns, rows } }: { preview: Preview }) {
  const [shown, setShown] = useState<Shown>('all');
  const { create, error, exists } = countsOf(rows);
  const matching = shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown);
  return (
    <section className={card} aria-label="Filas">
      <div className={css.tabs}>
        <Tabs
          label="Resultado"
          value={shown}
          onChange={setShown}
          panelId={PANEL}
          tabs={[
            { value: 'all', label: 'Todas', count: <CountBadge>{rows.length}</CountBadge> },
            { value: 'create', label: 'Se crearán', count: <CountBadge>{create}</CountBadge> },
            {
              value: 'error',
              label: 'Con error',
              count: <CountBadge tone={error > 0 ? 'attention' : 'neutral'}>{error}</CountBadge>,
            },
            { value: 'exists', label: 'Ya existen', count: <CountBadge>{exists}</CountBadge> },
          ]}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${shown}`}>
        <RowsTable
          key={shown}
          columns={columns}
          rows={matching}
          caption="Filas de la hoja"
          outcome="Qué pasará"
        />
      </div>
    </section>
  );
}
