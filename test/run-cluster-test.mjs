// `npm run test:cluster`: runs deploy/cluster on this machine, and kills its parts under load.
import { runBundled } from '../build/run-bundled.mjs';
import { missingPackages } from '../deploy/cluster/packages.mjs';

const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Nothing was tested. Missing (Debian: apt-get install …): ${missing.join(' ')}`);
  process.exit(1);
}
await runBundled('cluster', 'test/cluster/cluster-fault-test.ts');
