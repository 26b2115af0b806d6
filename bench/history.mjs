// `npm run bench:history [-- --transactions N]`
import { runBundled } from './run-bundled.mjs';

await runBundled('history');
