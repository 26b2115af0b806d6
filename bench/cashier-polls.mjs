// `npm run bench:tills [-- --transactions N --cashiers N --seconds N]`
import { runBundled } from './run-bundled.mjs';

await runBundled('cashier-polls');
