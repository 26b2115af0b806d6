export const fullName = ({ name, lastname }: { name: string; lastname: string }): string =>
  `${name} ${lastname}`.trim();

/** Shows enough of a phone number to tell two people apart, but not enough to call. */
export function maskedPhone(person: { countryCode: string; phoneNumber: string }): string {
  const { countryCode, phoneNumber } = person;
  if (phoneNumber.length < 6) return '';
  const known = phoneNumber.slice(0, -4);
  return `+${countryCode} ${known.length === 6 ? known.replace(/.../, '$& ') : known} ••${phoneNumber.slice(-2)}`;
}
