const UNITS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'día', 'días'],
  [3600, 'h', 'h'],
  [60, 'min', 'min'],
  [1, 's', 's'],
];

/**
 * Time between two moments in its two largest units, or in fewer: `29 s`, `3 h 5 min`, `1 día`. It is computed from the
 * whole seconds that the screen shows, and empty within the same second.
 */
export function elapsedText(from: number, to: number, most = 2): string {
  const seconds = Math.floor(to / 1000) - Math.floor(from / 1000);
  const largest = UNITS.findIndex(([length]) => seconds >= length);
  if (largest < 0) return '';
  const parts = UNITS.slice(largest, largest + most).map(([length, one, many], index) => {
    const whole = index === 0 ? seconds : seconds % (UNITS[largest]?.[0] ?? 1);
    const count = Math.floor(whole / length);
    return count > 0 ? `${count} ${count === 1 ? one : many}` : '';
  });
  return parts.filter(Boolean).join(' ');
}
