// The migration that created `amount_class` contains the same numbers; a database test compares the two.
const STEPS = [1, 1.5, 2, 3, 4, 5, 7];
const POWERS = [1, 10, 100, 1_000, 10_000, 100_000];

/**
 * Bounds of the classes of amounts, in cents. Amounts from `AMOUNT_BOUNDS[n]` on are in class n + 1 or higher; amounts below the
 * first bound are in class 0.
 */
export const AMOUNT_CLASS_BOUNDS: readonly number[] = POWERS.flatMap((power) =>
  STEPS.map((step) => Math.round(step * power * 100)),
);
