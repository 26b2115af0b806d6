import { setImmediate as turn } from 'node:timers/promises';
import type { Story } from './story.ts';

/** The owner's history is written to a file in the background, downloaded, and removed. */
export async function makeDownloadCalls({ owner: { downloads }, sandbox }: Story): Promise<void> {
  const { download } = await downloads.create({ history: { format: 'csv' } });
  const isRunning = () => sandbox.database.query("select 1 from downloads where status = 'running'");
  while ((await isRunning()).length > 0) await turn();
  await downloads.list({});
  await downloads.download({ downloadId: download.id });
  await downloads.remove({ downloadId: download.id });
}
