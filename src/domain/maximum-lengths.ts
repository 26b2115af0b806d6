/** Maximum lengths of texts in the API; a test compares them with the API description. */
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

/** Counts characters as the API does: 🍞 counts as one. */
export const lengthOf = (text: string): number => [...text].length;
