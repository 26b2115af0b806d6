/** An amount as whole cents, which add up exactly. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

export function sumOfCents(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + cents(amount), 0);
}

/** True if the amount, as written in JSON, has at most two decimals. */
export function hasCents(amount: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(amount));
}

/** True if a formatted amount shows exactly this amount, whatever its currency and separators. */
export function showsAmount(formatted: string, amount: number): boolean {
  return formatted.replace(/\D/g, '') === String(Math.abs(cents(amount))).padStart(3, '0');
}
