/** A closing's number as people write it: `CI-004512`. */
export function formatClosingNumber(number: number): string {
  return `CI-${String(number).padStart(6, '0')}`;
}
