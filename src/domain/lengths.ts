/** The most characters that the API takes of each text; its description is compared with this by a test. */
export const LONGEST = {
  name: 80,
  address: 200,
  emailAddress: 254,
  reference: 32,
  note: 120,
  reason: 200,
  search: 120,
  userSearch: 64,
  webhookUrl: 2000,
  webhookKey: 200,
  password: 128,
};

/** How many characters a text has, as the API counts them: 🍞 is one. */
export const lengthOf = (text: string): number => [...text].length;
