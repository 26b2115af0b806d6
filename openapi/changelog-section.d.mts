import type { Change } from './compare-releases.mjs';

export declare function changelogSection(changes: readonly Change[], version: string): string;
