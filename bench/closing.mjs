// `npm run bench:closing`
import { runBundled } from './run-bundled.mjs';

await runBundled('closing');
