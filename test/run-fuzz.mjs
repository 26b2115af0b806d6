// `npm run fuzz [-- --seed=… --requests=…]`
import { runBundled } from '../build/run-bundled.mjs';

await runBundled('fuzz', 'test/fuzz/run-fuzz.ts');
