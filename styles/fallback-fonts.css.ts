import { globalFontFace } from '@vanilla-extract/css';

// Fonts that most devices have, stretched to the metrics of Roboto, so that nothing moves when Roboto arrives.
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
