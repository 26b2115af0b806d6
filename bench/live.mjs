// `npm run bench:live`: builds the portal and finds Chromium for live/measure.ts, which measures.
import { buildPortal } from '../build/portal.mjs';
import { runBundled } from '../build/run-bundled.mjs';
import { chromiumEnvironment } from '../test/support/find-chromium.mjs';

await buildPortal();
Object.assign(process.env, await chromiumEnvironment());
await runBundled('live', 'bench/live/measure.ts');
