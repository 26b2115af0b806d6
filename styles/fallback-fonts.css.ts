import { globalFontFace } from '@vanilla-extract/css';

// Until Roboto is loaded, fonts that most devices have, stretched to its measures, so that nothing moves when it
// arrives.
globalFontFace('Roboto as Arial', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  sizeAdjust: '100.3%',
  ascentOverride: '92.49%',
  descentOverride: '24.34%',
  lineGapOverride: '0%',
});
globalFontFace('Roboto as DejaVu', {
  src: "local('DejaVu Sans')",
  sizeAdjust: '87.9%',
  ascentOverride: '105.5%',
  descentOverride: '27.8%',
  lineGapOverride: '0%',
});
