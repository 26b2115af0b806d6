// `npm run bench:api`: bundles and runs `api/every-call.ts` with the arguments.
import { runBundled } from '../build/run-bundled.mjs';

await runBundled('every-call', 'bench/api/every-call.ts');
