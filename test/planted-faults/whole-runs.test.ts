import { openConformanceRuns } from '../support/conformance-runs.ts';
import { assert, test } from '../support/suite.ts';
import { FAULTS, type Fault } from './support/planted-backend-faults.ts';

/** The checks that do not pass in a run on new data. */
async function findingsOf(planted: Fault): Promise<string[]> {
  const { check, close } = await openConformanceRuns();
  const results = await check('', planted).finally(close);
  return results.filter(({ outcome }) => outcome.kind !== 'passed').map(({ id }) => id);
}

for (const { fault, what, named } of FAULTS)
  test(`a whole run finds the fault of a backend that ${what}`, async () => {
    const found = await findingsOf(fault());
    assert.ok(found.includes(named), `${named} is not among ${found.join(', ') || 'the findings: none'}`);
  });
