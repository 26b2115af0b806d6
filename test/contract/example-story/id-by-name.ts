/** The id of the item with this name. */
export const idByName = (name: string, all: readonly { id: string; name: string }[]): string =>
  all.find((one) => one.name === name)?.id ?? '';
