import * as fc from 'fast-check';

const grouped = (units: number, separator: string) => String(units).replace(/\B(?=(\d{3})+$)/g, separator);

/** The usual ways to write an amount. */
function spellings(cents: number): string[] {
  const units = Math.floor(cents / 100);
  const decimals = String(cents % 100).padStart(2, '0');
  const separated = [',', ' ', '\u00a0', '’'].map((separator) => `${grouped(units, separator)}.${decimals}`);
  const written = [
    `${units}.${decimals}`,
    `${units},${decimals}`,
    `00${units}.${decimals}`,
    `${grouped(units, '.')},${decimals}`,
    `${grouped(units, ' ')},${decimals}`,
    ...separated,
    ...(units === 0 ? [`.${decimals}`, `,${decimals}`] : []),
    ...(cents % 10 === 0 ? [`${grouped(units, ',')}.${decimals[0]}`, `${units},${decimals[0]}`] : []),
    ...(cents % 100 === 0 ? [`${units}`, `${units}.`, grouped(units, ','), grouped(units, ' ')] : []),
  ];
  const signed = separated.flatMap((text) => [
    `Q${text}`,
    `q ${text}`,
    `Q.${text}`,
    `GTQ ${text}`,
    `${text} quetzales`,
  ]);
  return [...written, ...signed, ` ${grouped(units, ',')}.${decimals} `];
}

/** An arbitrary valid amount with one of its spellings. */
export const writtenAmount = fc
  .oneof(
    fc.integer({ min: 1, max: 99_999_999 }),
    fc.integer({ min: 1, max: 999_999 }).map((units) => units * 100),
  )
  .chain((cents) => fc.constantFrom(...spellings(cents)).map((text) => ({ cents, text })));
