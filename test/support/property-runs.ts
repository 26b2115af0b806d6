/**
 * How often a property test is run: a quarter of the whole in every run of the tests, all of it by
 * `npm run test:properties`, and `PROPERTY_RUNS=20` looks twenty times as long.
 */
export const runs = (whole: number): number => Math.ceil(whole * Number(process.env.PROPERTY_RUNS ?? 1 / 4));
