import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PANEL_ID, PANEL_LABEL } from './daily-chart-panel-on-demand.tsx';

/** Narrower margins make room for a third icon beside the title and the views, down to 390 px. */
const BETWEEN_ICONS = { marginInline: '-0.5rem' };

interface DailyButtonProps {
  open: boolean;
  onToggle: () => void;
}

/** Opens and closes the panel of daily amounts; shown as an icon on phones. */
export const DailyButton = ({ open, onToggle }: DailyButtonProps) => {
  const controls = { 'aria-expanded': open, 'aria-controls': open ? PANEL_ID : undefined, onClick: onToggle };
  return (
    <>
      <span className={onlyWide}>
        <Button variant="outline" icon="chart" {...controls}>
          {PANEL_LABEL}
        </Button>
      </span>
      <span className={onlyNarrow} style={BETWEEN_ICONS}>
        <IconButton icon="chart" label={PANEL_LABEL} {...controls} />
      </span>
    </>
  );
};
