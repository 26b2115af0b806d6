/** Navigation options for a list, whose search field then contains this text. */
export const prefillListSearch = (text: string) => ({ state: { soughtText: text } });
