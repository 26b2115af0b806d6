// `npm run bench:invalid-bodies`
import { runBundled } from './run-bundled.mjs';

await runBundled('invalid-bodies');
