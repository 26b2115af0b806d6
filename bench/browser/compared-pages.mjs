import { BARE_PAGE } from './build-bare-page.mjs';
import { REACT_ADMIN } from './build-react-admin.mjs';

// The second list of the portal is that of the paid transactions.
const PAID = 'section[aria-label=Transacciones] section:nth-of-type(2)';

/** The pages compared: their folder, and selectors of a row that can be used, of all rows, and of the search and the order. */
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
    // While it loads, it shows rows without this column.
    row: 'td.column-formattedAmount',
    rows: 'tbody tr',
    search: 'input[name=q]',
    order: 'th .MuiTableSortLabel-root',
  },
};
