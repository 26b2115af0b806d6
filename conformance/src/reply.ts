import { expect } from './expect.ts';

export interface Info {
  title: string;
  message: string;
  fields?: { field: string; message: string }[];
}

/** A response that matches the description. */
export interface Reply<Data = unknown> {
  /** `POST /path`, for messages. */
  call: string;
  status: number;
  headers: Headers;
  /** `responseContent`: undefined for files and responses without a body. */
  data: Data;
  info: Info | undefined;
  bytes: Uint8Array;
}

/** The data of a call that must succeed. */
export function accepted<Data>(reply: Reply<Data>): Data {
  const { call, status, info } = reply;
  expect(status === 200, `${call} responds ${status} (${info?.message ?? 'no message'}) instead of 200`);
  return reply.data;
}

/** Checks that a call was rejected with this status. `when` completes the message. */
export function rejected(reply: Reply, status: number, when: string): Reply {
  expect(reply.status === status, `${reply.call} responds ${reply.status} instead of ${status} ${when}`);
  return reply;
}
