import { type BusinessApi, type BusinessApiOptions, createBusinessApi, type Result } from '@cobros/sdk';
import { countRows, dataOf, type TestSandbox } from '../../support/suite.ts';
import type { FixedChance } from '../support/fixed-clock-and-random.ts';

/** A recorded call; a body that is not JSON is left out. */
interface Example {
  request?: unknown;
  response?: unknown;
}

/** Examples by function of the SDK, such as `transactions.sendRequest`. */
export type Examples = Record<string, Example>;

type Call = (...given: never[]) => Promise<Result<unknown>>;
type Told<Made> = Made extends (...given: infer Given) => Promise<Result<infer Data>>
  ? (...given: Given) => Promise<Data>
  : never;

/** The SDK, whose functions return the data and throw when a call fails. */
export type ToldApi = {
  [Area in keyof BusinessApi]: { [Name in keyof BusinessApi[Area]]: Told<BusinessApi[Area][Name]> };
};

export type Recorder = ReturnType<typeof createRecorder>;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A successful call of the story, and what sends the same request again. */
export interface MadeCall {
  database: TestSandbox['database'];
  request: Request;
  response: Response;
  again: () => Promise<Response>;
}

export function createRecorder(
  sandbox: TestSandbox,
  chance: FixedChance,
  afterCall?: (made: MadeCall) => Promise<void>,
) {
  const examples: Examples = {};
  /** The functions whose call is in the activity. */
  const acts = new Set<string>();
  const times = new Map<string, number>();

  function begin(name: string, milliseconds?: number): void {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    chance.begin(`${name} ${time}`, milliseconds);
  }

  /**
   * The SDK for a user. Makes calls one after the other, so that the last exchange is that of the function that was called. The
   * first call of each function is recorded.
   */
  function api(options: Partial<BusinessApiOptions> = {}): ToldApi {
    let last: Example = {};
    let made: MadeCall;
    const fetch = async (request: Request) => {
      const sent = new Request(request, { headers: { ...headersOf(request), 'User-Agent': BROWSER } });
      const requestBody = await bodyOf(sent);
      const again = sent.clone();
      const response = await sandbox.handle(sent);
      made = {
        database: sandbox.database,
        request: again,
        response: response.clone(),
        again: () => sandbox.handle(again.clone()),
      };
      last = { ...field('request', requestBody), ...field('response', await bodyOf(response)) };
      return response;
    };
    const sdk = createBusinessApi({ baseUrl: 'http://sandbox/api', fetch, ...options });
    const told =
      (area: string, name: string, call: Call) =>
      async (...given: never[]) => {
        const id = `${area}.${name}`;
        const before = await countRows(sandbox.database, 'activity');
        begin(id);
        const data = dataOf(await call(...given));
        if ((await countRows(sandbox.database, 'activity')) > before) acts.add(id);
        examples[id] ??= last;
        await afterCall?.(made);
        return data;
      };
    const areas = Object.entries(sdk).map(([area, calls]: [string, Record<string, Call>]) => [
      area,
      Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, told(area, name, call)])),
    ]);
    return Object.fromEntries(areas);
  }

  return {
    api,
    examples,
    acts,
    /** Makes something else happen in the story. */
    happen<Value>(name: string, work: () => Promise<Value>, milliseconds?: number): Promise<Value> {
      begin(name, milliseconds);
      return work();
    },
  };
}

const headersOf = (request: Request) => Object.fromEntries(request.headers);
const field = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });

async function bodyOf(message: Request | Response): Promise<unknown> {
  if (!message.headers.get('Content-Type')?.startsWith('application/json')) return undefined;
  return message.clone().json();
}
