export function failedTitles(output: string, files: readonly string[]): string[];
export function notBegun(output: string, files: readonly string[]): string[];
export function failedOutput(output: string): string;
