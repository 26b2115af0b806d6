import type { Scene } from '../browser-suite.ts';
import { type HttpLine, lineAt } from './http-line.ts';

export function lineOf({ page }: Scene): HttpLine {
  const line = lineAt(page.url());
  if (!line) throw new Error(`${page.url()} is on no bad line`);
  return line;
}
