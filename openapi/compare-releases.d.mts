export interface Change {
  /** A caller of the previous version may fail. */
  breaking: boolean;
  call: string;
  place: string;
  text: string;
}

export declare function compareReleases(
  before: object,
  after: object,
): { changes: Change[]; lowestVersion: string };
export declare function unannouncedBreaks(before: object, after: object): string[];
export declare function withAdditions(before: object, after: object, changelog: string): string;
