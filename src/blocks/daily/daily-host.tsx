import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onlyNarrow, onlyWide } from '../../../styles/layout.css.ts';
import { showError } from '../../stores/messages.ts';
import { reloadIfReplaced } from '../../stores/reload-if-replaced.ts';
import { Button } from '../../ui/button.tsx';
import { card } from '../../ui/card.css.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useBelow } from '../../ui/use-below.ts';
import { panelHeight } from './panel-height.ts';

const LABEL = 'Gráfica por día';
/** Three icons have the space of two beside title and views, down to 390 px. */
const BETWEEN_ICONS = { marginInline: '-0.5rem' };
const PANEL_ID = 'daily-panel';

interface DailyHostProps<Props> {
  open: boolean;
  onClose: () => void;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Of the panel. */
  children: (Panel: ComponentType<Props>) => ReactNode;
}

/** The panel of days while it is open. Its code is loaded when it is first opened, and its place is kept meanwhile. */
export function DailyHost<Props>({ open, onClose, load, children }: DailyHostProps<Props>) {
  const [Panel, setPanel] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    load().then(
      (module) => setPanel(() => module.default),
      async () => {
        if ((await reloadIfReplaced()) || !wanted) return;
        onClose();
        showError('Sin conexión', 'No se pudo abrir la gráfica, revisa tu conexión y recarga la página');
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, onClose, load]);
  const minHeight = panelHeight(useBelow('md'));
  if (!open) return null;
  return (
    <section id={PANEL_ID} className={card} style={{ minHeight }} aria-label={LABEL} aria-busy={!Panel}>
      {Panel && children(Panel)}
    </section>
  );
}

interface DailyButtonProps {
  open: boolean;
  onToggle: () => void;
}

/** Opens and closes the panel; an icon on phones. */
export const DailyButton = ({ open, onToggle }: DailyButtonProps) => {
  const controls = { 'aria-expanded': open, 'aria-controls': open ? PANEL_ID : undefined, onClick: onToggle };
  return (
    <>
      <span className={onlyWide}>
        <Button variant="outline" icon="chart" {...controls}>
          {LABEL}
        </Button>
      </span>
      <span className={onlyNarrow} style={BETWEEN_ICONS}>
        <IconButton icon="chart" label={LABEL} {...controls} />
      </span>
    </>
  );
};
