import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './daily-button.css.ts';
import { PANEL_ID, PANEL_LABEL } from './daily-chart-panel-on-demand.tsx';

interface DailyButtonProps {
  open: boolean;
  onToggle: () => void;
}

/** Opens and closes the panel of daily amounts; shown as an icon where there is little room. */
export const DailyButton = ({ open, onToggle }: DailyButtonProps) => {
  const controls = { 'aria-expanded': open, 'aria-controls': open ? PANEL_ID : undefined, onClick: onToggle };
  return (
    <>
      <span className={`${onlyWide} ${css.words}`}>
        <Button variant="outline" icon="chart" {...controls}>
          {PANEL_LABEL}
        </Button>
      </span>
      <span className={`${onlyNarrow} ${css.icon}`}>
        <IconButton icon="chart" label={PANEL_LABEL} {...controls} />
      </span>
    </>
  );
};
