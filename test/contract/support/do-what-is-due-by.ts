import type { Database } from '../../../sandbox/db/database.ts';
import { runHousekeeping } from '../../../sandbox/housekeeping.ts';
import { setClock } from '../../../sandbox/rules/clock.ts';
import { simulatedBank } from '../../../sandbox/world/simulated-bank.ts';

/** Sets the clock to a local time in Guatemala, and does what is due by then. */
export async function doWhatIsDueBy(database: Database, local: string): Promise<void> {
  await setClock(database, new Date(`${local}-06:00`));
  const onFailedStep = (step: string, cause: unknown) => {
    throw new Error(step, { cause });
  };
  await runHousekeeping(database, { onFailedStep, bank: simulatedBank });
}
