import type { Database } from '#sandbox/ground/db/database.ts';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { simulatedBank } from '#sandbox/operation/world/simulated-bank.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';

/** Sets the clock to a local time in Guatemala, and does what is due by then. */
export async function doWhatIsDueBy(database: Database, local: string): Promise<void> {
  await setClock(database, new Date(`${local}-06:00`));
  const onFailedStep = (step: string, cause: unknown) => {
    throw new Error(step, { cause });
  };
  await runHousekeeping(database, { onFailedStep, bank: simulatedBank });
}
