/** The whole number of `--name=` on the command line, or the default. Anything else ends the process. */
export function numberOption(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value)) return value;
  console.error(`--${name} needs a whole number`);
  process.exit(2);
}
