export interface Info {
  title: string;
  message: string;
  /** The code of a rejection, for programs. */
  code?: string;
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
  /** The optional part of the call, if the backend responds that it has not got it. */
  missingPart: string | undefined;
}
