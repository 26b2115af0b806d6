/** A closing's number for display: `CI-004512`. */
export function formatClosingNumber(number: number): string {
  return `CI-${String(number).padStart(6, '0')}`;
}
