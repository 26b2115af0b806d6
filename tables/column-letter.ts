const letter = (at: number): string => String.fromCharCode(65 + at);

/** Column letter as in a spreadsheet: `A`, `B`, … `AA`. */
export const columnLetter = (at: number): string =>
  at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);
