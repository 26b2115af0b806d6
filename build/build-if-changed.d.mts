export function buildIfChanged(
  target: string,
  output: { folder: string; build: () => Promise<void> },
): Promise<void>;
