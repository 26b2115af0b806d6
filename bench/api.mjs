// `node bench/api.mjs closing`: runs the benchmark `bench/api/closing.ts` with the remaining arguments.
import { runBundled } from './run-bundled.mjs';

const [name] = process.argv.splice(2, 1);
await runBundled(name, `bench/api/${name}.ts`);
