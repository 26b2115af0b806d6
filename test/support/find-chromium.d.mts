interface FoundBrowser {
  file?: string;
  version: string;
}

export function installed(files: readonly string[]): FoundBrowser[];
export function newestOf(browsers: readonly FoundBrowser[]): FoundBrowser | undefined;
