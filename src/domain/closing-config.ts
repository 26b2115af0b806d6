/** When a cashier or branch is closed. */
export interface ClosingConfig {
  closingType: 'automatic' | 'manual';
  /** Hour from 0 to 23 in the business's time zone; null if there is none. */
  closingTime: number | null;
}

/** Section 5 of the specification: an integer from 0 to 23; a number out of range becomes 0, an empty text means none. */
export function toClosingHour(typed: string): number | null {
  if (typed.trim() === '') return null;
  const hour = Number(typed);
  return Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0;
}

/** Compares two settings; the hour of a manual closing is ignored. */
export function sameClosing(one: ClosingConfig, other: ClosingConfig): boolean {
  if (one.closingType !== other.closingType) return false;
  return one.closingType === 'manual' || one.closingTime === other.closingTime;
}

/** Content of the API call: a manual closing has no hour. */
export function closingContent({ closingType, closingTime }: ClosingConfig) {
  return { closingType, ...(closingType === 'automatic' && closingTime !== null && { closingTime }) };
}
