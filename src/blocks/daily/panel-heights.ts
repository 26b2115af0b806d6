/** Height of the days below the head of their panel, with a line of the legend, on phones two. */
export const bodyHeight = (narrow: boolean): string => (narrow ? '15.5rem' : '14rem');

/** The panel has this height before its code and its days come, so that nothing below moves. */
export const panelHeight = (narrow: boolean): string => (narrow ? '21.75rem' : 'calc(17.64rem + 2px)');
