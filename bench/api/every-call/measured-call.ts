import type { ContentOf, OperationId } from '#sandbox/ground/contract/operation-types.ts';
import type { MeasuredBusiness } from './measured-business.ts';

/** One request of a measured call. */
export interface Sent<Content> {
  content: Content;
  /** The session's token; the owner's if absent. */
  token?: string;
}

/** A call with one kind of content. */
export interface Measured<Content> {
  /** Each takes a tenth of a second or more, because it writes a file, so a few are enough. */
  isSlow?: boolean;
  /** Creates whatever the calls act on. @returns up to `count` requests */
  prepare(business: MeasuredBusiness, count: number): Promise<Sent<Content>[]> | Sent<Content>[];
}

/** Calls with each kind of content that has its own cost. */
export type MeasuredCalls = {
  [Id in OperationId]?: Readonly<Record<string, Measured<ContentOf<Id>>>>;
};

/** The calls of an area. */
export type CallsOf<Area extends string> = Pick<MeasuredCalls, Extract<OperationId, `${Area}.${string}`>>;

/** Uses the same content for every request. */
export const always = <Content>(content: (business: MeasuredBusiness) => Content): Measured<Content> => ({
  prepare: (business, count) => Array.from({ length: count }, () => ({ content: content(business) })),
});

/** Makes a request for each number from 0. */
export const each = <Content>(
  request: (business: MeasuredBusiness, index: number) => Sent<Content>,
): Measured<Content> => ({
  prepare: (business, count) => Array.from({ length: count }, (_, index) => request(business, index)),
});

/** Marks requests that take a tenth of a second or more. */
export const slow = <Content>(measured: Measured<Content>): Measured<Content> => ({
  ...measured,
  isSlow: true,
});

/** The members of a list in turn, starting again after the last. */
export function member<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The list is empty');
  return entry;
}
