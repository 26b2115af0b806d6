/** Options of a navigation to a list, whose search then has this text. */
export const soughtTextNavigation = (text: string) => ({ state: { soughtText: text } });
