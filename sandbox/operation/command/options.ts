import { parseArgs } from 'node:util';
import { isLoopback } from '#http/server/loopback-hosts.ts';
import { type Environment, readEnvironment } from '#operation/run/environment.ts';
import { MAX_SECONDS_OFF, MAX_YEARS_OFF } from '#terms/time/clock.ts';

/** The options of the command `cobros-sandbox`. */
export interface CommandOptions {
  environment: Environment;
  /** Replaces existing data with new sample data. */
  reset: boolean;
  /** Time to set the sandbox's clock to; if undefined, new data uses the real time and existing data keeps its clock. */
  now: Date | undefined;
  /** Address that receives all webhooks instead of their own addresses. */
  forwardWebhooks: URL | undefined;
}

/** Thrown for an option that is unknown or has an invalid value. */
export class OptionError extends Error {}

export const USAGE = `Usage: cobros-sandbox [options]

Starts the whole business API on an embedded database with sample data, the portal, and a simulated world of app users.

  --port PORT               where it listens (default 4173; 0 takes a free port)
  --host HOST               address it listens on (default 127.0.0.1, this machine only; in a container 0.0.0.0)
  --data FOLDER             where the data is kept (default .cobros-sandbox)
  --reset                   starts over with new sample data
  --now TIME                sets the sandbox's clock, for example 2026-12-24T18:00:00-06:00; to the past only with --reset
  --forward-webhooks URL    sends all webhooks to this address, for example http://localhost:3000/webhooks, whatever address
                            is set, and gives every branch without a webhook one of version 2,
                            which stays in the data
  --version                 prints the version
  --help                    prints this

The environment variables of the sandbox apply, except PORT, HOST, DATA_DIR and those of a database. Webhooks to this machine
are allowed while it listens on this machine only; otherwise WEBHOOKS_ALLOW_PRIVATE=on allows them.`;

/**
 * Reads the arguments of the command line.
 * @returns the options, or the text to print instead of starting
 * @throws OptionError; EnvironmentError for an invalid variable
 */
export function readOptions(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): CommandOptions | 'help' | 'version' {
  const values = parse(words);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const host = values.host ?? '127.0.0.1';
  const environment = readEnvironment({
    ...variables,
    PORT: values.port,
    HOST: host,
    DATA_DIR: values.data ?? '.cobros-sandbox',
    DATABASE_URL: undefined,
    DATABASE_POOLER: undefined,
    READ_DATABASE_URL: undefined,
    WEBHOOKS_ALLOW_PRIVATE: variables.WEBHOOKS_ALLOW_PRIVATE || (isLoopback(host) ? 'on' : 'off'),
  });
  return {
    environment,
    reset: values.reset,
    now: values.now === undefined ? undefined : readTime(values.now),
    forwardWebhooks:
      values['forward-webhooks'] === undefined ? undefined : readAddress(values['forward-webhooks']),
  };
}

function parse(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        reset: { type: 'boolean', default: false },
        now: { type: 'string' },
        'forward-webhooks': { type: 'string' },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (cause) {
    const [first = ''] = (cause as Error).message.split('. ');
    throw new OptionError(first);
  }
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(time.getTime())) {
    throw new OptionError(
      `--now=${text} cannot be used: it must be a time such as 2026-12-24T18:00:00-06:00`,
    );
  }
  if (Math.abs(time.getTime() - Date.now()) > MAX_SECONDS_OFF * 1000) {
    throw new OptionError(`--now=${text} cannot be used: it must be within ${MAX_YEARS_OFF} years`);
  }
  return time;
}

function readAddress(text: string): URL {
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new OptionError(`--forward-webhooks=${text} cannot be used: it must be an http or https address`);
  }
  return new URL(text);
}

const OPTION_OF: Readonly<Record<string, string>> = { PORT: '--port', HOST: '--host', DATA_DIR: '--data' };

/** Replaces the names of variables with those of the corresponding options. */
export function withOptionNames(text: string): string {
  return text.replace(/\b(PORT|HOST|DATA_DIR)\b/g, (name) => OPTION_OF[name] ?? name);
}
