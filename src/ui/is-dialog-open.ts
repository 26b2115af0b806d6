/** Keys of the page do nothing under a dialog or the menu of a phone. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal], dialog') !== null;
