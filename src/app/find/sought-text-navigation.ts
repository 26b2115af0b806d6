/** Navigation options for a list, whose search field then contains this text. */
export const soughtTextNavigation = (text: string) => ({ state: { soughtText: text } });
