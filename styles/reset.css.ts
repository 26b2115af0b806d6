import { globalStyle } from '@vanilla-extract/css';
import { forcedColors } from './responsive.ts';
import { vars } from './theme.css.ts';

// `:where` keeps these rules below every class, whatever the order of the files in the bundle.
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.background,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.base,
  fontWeight: vars.font.weight.light,
  lineHeight: vars.line.base,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle(':where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)', { margin: 0, padding: 0 });
globalStyle(':where(h1, h2, h3, h4)', { fontSize: 'inherit', fontWeight: vars.font.weight.medium });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(fieldset)', { border: 0, minWidth: 0 });
globalStyle(':where(b, strong)', { fontWeight: vars.font.weight.medium });
globalStyle(':where(kbd)', { fontFamily: 'inherit' });
globalStyle(':where(button, input, select, textarea)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle(':where(button)', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
});
globalStyle(':where(table)', { borderCollapse: 'collapse', width: '100%' });
globalStyle(':where(img, svg)', { display: 'block' });
globalStyle(':where(hr)', {
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
  margin: `${vars.space[1]} 0`,
});
globalStyle(':where(a)', {
  color: vars.color.primaryStrong,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
globalStyle(':where(a:hover)', { color: vars.color.primaryStrongHover, textDecorationThickness: '2px' });
// When the browser replaces all fills, which mark the current element elsewhere, and drops shadows.
globalStyle(':where([aria-current], [aria-pressed=true], [aria-selected=true], [aria-modal], dialog)', {
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
globalStyle(':where(:focus-visible)', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});
globalStyle(':where(main:focus, [tabindex="-1"]:focus)', { outline: 'none' });
