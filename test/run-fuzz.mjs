// `npm run fuzz [-- --seed=… --requests=…]`
import { runBundled } from '../bench/run-bundled.mjs';

await runBundled('fuzz', 'test/fuzz/run-fuzz.ts');
