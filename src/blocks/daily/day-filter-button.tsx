import { Button } from '#ui/button.tsx';
import { dayText } from './day-and-axis-labels.ts';

interface DayFilterButtonProps {
  one: { day: string; formattedDay: string };
  /** The day that the list is filtered by. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** A day in the table, which filters the list as the day's column in the chart does. */
export const DayFilterButton = ({ one, chosen, onChoose }: DayFilterButtonProps) => (
  <Button
    variant="text"
    size="sm"
    style={{ margin: '-0.375rem 0 -0.375rem -0.5rem' }}
    aria-pressed={one.day === chosen}
    title="Ver este día en la lista"
    onClick={() => onChoose(one.day)}
  >
    {dayText(one)}
  </Button>
);
