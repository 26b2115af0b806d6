// `node bench/api.mjs closing`: runs a measurement of the API, `bench/api/closing.ts`, with the arguments that follow its name.
import { runBundled } from './run-bundled.mjs';

const [name] = process.argv.splice(2, 1);
await runBundled(name, `bench/api/${name}.ts`);
