import type { Change } from './compare-releases.mjs';

export declare function draftChangelogSection(changes: readonly Change[], version: string): string;
