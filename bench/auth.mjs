// `npm run bench:auth`
import { runBundled } from './run-bundled.mjs';

await runBundled('auth');
