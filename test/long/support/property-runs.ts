/**
 * Number of runs of a property test: a quarter in every test run, all of them with `npm run test:properties`, and twenty times
 * as many with `PROPERTY_RUNS=20`.
 */
export const runs = (whole: number): number => Math.ceil(whole * Number(process.env.PROPERTY_RUNS ?? 1 / 4));
