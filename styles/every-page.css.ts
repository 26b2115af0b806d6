// Styles of every page, in this order.
import './fallback-fonts.css.ts';
import './theme.css.ts';
import './reset.css.ts';
