import type { ComponentType, ReactNode } from 'react';
import { card } from '#ui/card.css.ts';
import { useBelow } from '#ui/use-below.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { panelHeight } from './panel-heights.ts';

export const PANEL_LABEL = 'Gráfica por día';
export const PANEL_ID = 'daily-panel';

interface DailyChartPanelOnDemandProps<Props> {
  open: boolean;
  onClose: () => void;
  load: () => Promise<ComponentType<Props>>;
  /** Renders the panel once its code is loaded. */
  children: (Panel: ComponentType<Props>) => ReactNode;
}

/** The panel of daily amounts, while it is open. Its code is loaded on first opening, with its space reserved. */
export function DailyChartPanelOnDemand<Props>({
  open,
  onClose,
  load,
  children,
}: DailyChartPanelOnDemandProps<Props>) {
  const Panel = useOnDemand(load, open, { leave: onClose, says: 'No se pudo abrir la gráfica' });
  const minHeight = panelHeight(useBelow('sm'), useBelow('md'));
  if (!open) return null;
  return (
    <section id={PANEL_ID} className={card} style={{ minHeight }} aria-label={PANEL_LABEL} aria-busy={!Panel}>
      {Panel && children(Panel)}
    </section>
  );
}
