// `npm run bench:sign-in-timing`
import { runBundled } from './run-bundled.mjs';

await runBundled('sign-in-timing');
