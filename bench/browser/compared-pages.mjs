import { BARE_PAGE } from './build-bare-page.mjs';
import { REACT_ADMIN } from './build-react-admin.mjs';

// The second list of the portal is that of the paid transactions.
const PAID = 'section[aria-label=Transacciones] section:nth-of-type(2)';

/** The pages to compare: their folder, and selectors of a usable row, of all rows, of the search and of the sort order. */
export const COMPARED_PAGES = {
  portal: {
    folder: 'dist/portal',
    row: 'li button',
    rows: `${PAID} li`,
    search: 'input[type=search]',
    order: `${PAID} button[title="Cambiar el orden"]`,
  },
  'bare page': {
    folder: BARE_PAGE,
    row: 'li button',
    rows: 'main li',
    search: 'input[type=search]',
    order: 'button[title="Cambiar el orden"]',
  },
  'react-admin': {
    folder: REACT_ADMIN,
    // While it loads, the page shows rows without this column.
    row: 'td.column-formattedAmount',
    rows: 'tbody tr',
    search: 'input[name=q]',
    order: 'th .MuiTableSortLabel-root',
  },
};
