// `npm run bench:live`: builds the portal and finds Chromium for live/measure.ts, which measures.
import { buildPortal } from '../build/portal.mjs';
import { chromiumEnvironment } from '../test/support/find-chromium.mjs';
import { runBundled } from './run-bundled.mjs';

await buildPortal();
Object.assign(process.env, await chromiumEnvironment());
await runBundled('live', 'bench/live/measure.ts');
