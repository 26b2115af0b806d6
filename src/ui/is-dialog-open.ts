/** True while a dialog or the phone's menu is open; the page's keyboard shortcuts then do nothing. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal], dialog') !== null;
