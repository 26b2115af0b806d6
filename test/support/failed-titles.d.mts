export function failedTitles(output: string, files: readonly string[]): string[];
