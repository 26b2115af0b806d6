import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { showError } from '../../stores/messages.ts';
import { reloadIfBuildReplaced } from '../../stores/reload-if-build-replaced.ts';
import { card } from '../../ui/card.css.ts';
import { useBelow } from '../../ui/use-below.ts';
import { panelHeight } from './panel-heights.ts';

export const PANEL_LABEL = 'Gráfica por día';
export const PANEL_ID = 'daily-panel';

interface DailyChartPanelOnDemandProps<Props> {
  open: boolean;
  onClose: () => void;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Of the panel. */
  children: (Panel: ComponentType<Props>) => ReactNode;
}

/** The panel of days while it is open. Its code is loaded when it is first opened, and its place is kept meanwhile. */
export function DailyChartPanelOnDemand<Props>({
  open,
  onClose,
  load,
  children,
}: DailyChartPanelOnDemandProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    load().then(
      (module) => setPanel(() => module.default),
      async () => {
        if ((await reloadIfBuildReplaced()) || !wanted) return;
        onClose();
        showError('Sin conexión', 'No se pudo abrir la gráfica, revisa tu conexión y recarga la página');
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, onClose, load]);
  const minHeight = panelHeight(useBelow('sm'), useBelow('md'));
  if (!open) return null;
  return (
    <section id={PANEL_ID} className={card} style={{ minHeight }} aria-label={PANEL_LABEL} aria-busy={!Panel}>
      {Panel && children(Panel)}
    </section>
  );
}
