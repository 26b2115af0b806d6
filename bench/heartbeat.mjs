// `npm run bench:heartbeat`
import { runBundled } from './run-bundled.mjs';

await runBundled('heartbeat');
