export interface Change {
  /** A caller of the version before may fail. */
  breaking: boolean;
  call: string;
  place: string;
  text: string;
}

export declare const RELEASED: string;
export declare function lastRelease(): Promise<object>;
export declare function compareReleases(
  before: object,
  after: object,
): { changes: Change[]; lowestVersion: string };
export declare function unannouncedBreaks(before: object, after: object): string[];
export declare function changelogSection(changes: readonly Change[], version: string): string;
export declare function compareVersions(one: string, other: string): number;
