import { RECAPTCHA_VERIFY_URL, type RecaptchaOptions } from '#access/captcha/recaptcha.ts';
import type { DatabaseLocation } from '#ground/db/open-database.ts';
import { LOG_FORMATS, type LogFormat } from '#ground/log/log.ts';
import type { PaymentApp } from '#http/pages/payment-app.ts';
import { DEFAULT_LIMITS, type StreamLimits } from '#out/changes/limits.ts';
import type { SmtpServer } from '#out/mail/mailer.ts';
import { EnvironmentError, invalidVariable } from './environment-error.ts';
import { readPaymentApp } from './read-payment-app.ts';
import { readPushContact } from './read-push-contact.ts';
import { explainUnknownVariables, type Variables } from './unknown-variables.ts';

/** Settings from environment variables, which docs/operations.md lists. */
export interface Environment {
  port: number;
  host: string;
  /** Host names of this server, besides `host` and the machine's own names. */
  publicHosts: readonly string[];
  /** Path below which the portal is served, without its last slash; empty at the top. */
  basePath: string;
  /** Origins, besides this server's own, whose pages may call the API from a browser. */
  corsOrigins: readonly string[];
  database: DatabaseLocation;
  /** A standby of the PostgreSQL server for reads that may be late; null if there is none. */
  readDatabaseUrl: string | null;
  /** Seconds for which it keeps serving after SIGTERM, so that load balancers notice the shutdown. */
  drainSeconds: number;
  /** Maximum number of streams of changes that are open at the same time. */
  streamLimits: StreamLimits;
  logFormat: LogFormat;
  /** Port of the metrics, on the same host; null turns metrics off. */
  metricsPort: number | null;
  /** Serves the simulated world. */
  world: boolean;
  /** Fills an empty database with the demo businesses; otherwise it gets only what every business needs. */
  demo: boolean;
  /** Allows webhooks and push messages to private and loopback addresses. */
  privateWebhooks: boolean;
  /** Set behind a trusted proxy that sends the client's address in `X-Forwarded-For`. */
  trustProxy: boolean;
  /** The app that pays, which the page of a payment link opens. */
  paymentApp: PaymentApp;
  /** Where push services reach whoever runs this server. */
  pushContact: string;
  /** SMTP server for e-mails, besides the outbox; null if there is none. */
  smtp: SmtpServer | null;
  /** reCAPTCHA's secret and the URL that verifies its tokens; null selects ALTCHA. */
  recaptcha: RecaptchaOptions | null;
  /** Sentences about variables that are unknown and probably misspelled. */
  unknownVariables: readonly string[];
}

/**
 * Reads and checks the environment variables. White space around a value, such as the line end of a file with a secret, is not
 * part of it.
 * @throws EnvironmentError with the variable, its value and the allowed values
 */
export function readEnvironment(given: Variables): Environment {
  const variables: Variables = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value?.trim()]),
  );
  return {
    port: readPort('PORT', variables.PORT) ?? 4173,
    // The sandbox's passwords are public, so by default only this machine can reach it.
    host: variables.HOST || '127.0.0.1',
    publicHosts: readHosts(variables.PUBLIC_HOST),
    basePath: readBasePath(variables.BASE_PATH),
    corsOrigins: readOrigins(variables.CORS_ORIGINS),
    database: readDatabase(variables),
    readDatabaseUrl: readStandby(variables.READ_DATABASE_URL, variables.DATABASE_URL),
    drainSeconds: readDrain(variables.DRAIN_SECONDS),
    streamLimits: {
      ...DEFAULT_LIMITS,
      process: readCount('CHANGE_STREAMS', variables.CHANGE_STREAMS) ?? DEFAULT_LIMITS.process,
      address:
        readCount('CHANGE_STREAMS_PER_ADDRESS', variables.CHANGE_STREAMS_PER_ADDRESS) ??
        DEFAULT_LIMITS.address,
    },
    logFormat: readLogFormat(variables.LOG_FORMAT),
    metricsPort: readPort('METRICS_PORT', variables.METRICS_PORT),
    world: readSwitch('SANDBOX_WORLD', variables.SANDBOX_WORLD, true),
    demo: readSwitch('SANDBOX_SEED', variables.SANDBOX_SEED, true),
    privateWebhooks: readSwitch('WEBHOOKS_ALLOW_PRIVATE', variables.WEBHOOKS_ALLOW_PRIVATE, false),
    trustProxy: readSwitch('TRUST_PROXY', variables.TRUST_PROXY, false),
    paymentApp: readPaymentApp(variables.PAYMENT_APP_URL, variables.PAYMENT_APP_DOWNLOAD_URL),
    pushContact: readPushContact(variables.PUSH_CONTACT),
    smtp: readSmtp(variables.SMTP_URL, variables.SMTP_FROM),
    recaptcha: readRecaptcha(variables.RECAPTCHA_SECRET, variables.RECAPTCHA_VERIFY_URL),
    unknownVariables: explainUnknownVariables(variables),
  };
}

function readRecaptcha(secret = '', verifyUrl = ''): RecaptchaOptions | null {
  if (verifyUrl !== '' && !/^https?:\/\/./.test(verifyUrl)) {
    throw invalidVariable('RECAPTCHA_VERIFY_URL', verifyUrl, 'an http or https address');
  }
  return secret === '' ? null : { secret, verifyUrl: verifyUrl || RECAPTCHA_VERIFY_URL };
}

function readPort(name: string, text = ''): number | null {
  if (text === '') return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw invalidVariable(name, text, 'a number from 0 to 65535');
  return port;
}

function readCount(name: string, text = ''): number | null {
  if (text === '') return null;
  if (!/^\d{1,6}$/.test(text)) throw invalidVariable(name, text, 'a number from 0 to 999999');
  return Number(text);
}

function readHosts(text = ''): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).map((name) => {
    if (!/^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d+)?$/.test(name) || !URL.canParse(`http://${name}`)) {
      throw invalidVariable('PUBLIC_HOST', text, 'names such as portal.example.com, separated by commas');
    }
    return new URL(`http://${name}`).hostname;
  });
}

function readOrigins(text = ''): string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    if (!/^https?:\/\//.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw invalidVariable(
        'CORS_ORIGINS',
        text,
        'origins such as https://shop.example, separated by commas',
      );
    }
    return origin;
  });
}

function readBasePath(text = ''): string {
  if (!/^(\/([\w.~-]+\/)*)?$/.test(text)) {
    throw invalidVariable('BASE_PATH', text, 'a path that begins and ends with a slash, such as /portal/');
  }
  return text.slice(0, -1);
}

function readDrain(text = ''): number {
  if (text === '') return 3;
  if (!/^[0-5]$/.test(text)) throw invalidVariable('DRAIN_SECONDS', text, 'a number from 0 to 5');
  return Number(text);
}

function readLogFormat(text = ''): LogFormat {
  const format = LOG_FORMATS.find((known) => known === (text || 'text'));
  if (format === undefined) throw invalidVariable('LOG_FORMAT', text, LOG_FORMATS.join(' or '));
  return format;
}

function readDatabase(variables: Variables): DatabaseLocation {
  const { DATABASE_URL: databaseUrl = '', DATABASE_POOLER, DATA_DIR } = variables;
  const pooler = readSwitch('DATABASE_POOLER', DATABASE_POOLER, false);
  if (databaseUrl === '') return { dataDir: DATA_DIR || '.data' };
  requirePostgres('DATABASE_URL', databaseUrl);
  return { databaseUrl, pooler };
}

function readStandby(url = '', databaseUrl = ''): string | null {
  if (url === '') return null;
  requirePostgres('READ_DATABASE_URL', url);
  if (databaseUrl === '') throw new EnvironmentError('READ_DATABASE_URL needs DATABASE_URL');
  return url;
}

function requirePostgres(name: string, url: string): void {
  // The message omits the value, which may contain a password.
  if (!/^postgres(ql)?:\/\/./.test(url)) {
    throw new EnvironmentError(`${name} must start with postgres:// or postgresql://`);
  }
  // Otherwise a part of the password would be taken for the host, and be logged as one that does not exist.
  if (/^[^?]*[/#][^?]*@/.test(url.slice(url.indexOf('://') + 3))) {
    throw new EnvironmentError(
      `${name} must have @ : / ? # and % in its password encoded, such as %40 for @`,
    );
  }
}

function readSmtp(url = '', from = ''): SmtpServer | null {
  if (url === '') return null;
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url)) {
    // The message omits the value, which may contain a password.
    throw new EnvironmentError('SMTP_URL must be an address that starts with smtp:// or smtps://');
  }
  if (from !== '' && !/^[^<>@\s]+@[^<>@\s]+$|^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$/.test(from))
    throw invalidVariable('SMTP_FROM', from, 'an e-mail address, such as cobros <cobros@portal.example.com>');
  return { url, from: from || 'cobros <no-responder@cobros.sandbox>' };
}

function readSwitch(name: string, text = '', byDefault: boolean): boolean {
  if (text === '') return byDefault;
  if (text === 'on' || text === 'off') return text === 'on';
  throw invalidVariable(name, text, 'on or off');
}
