export function usedStyles(css: string, html: string, other: string): string;
export function withoutUnusedVariables(css: string): string;
export function withoutFonts(css: string): string;
