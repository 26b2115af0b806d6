#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { EnvironmentError } from '#operation/run/environment-error.ts';
import { explainFailure } from '#operation/run/explain-start-failure.ts';
import { runServer } from '#operation/run/run-server.ts';
import { createForwardingSender } from '#out/notifications/forwarding-sender.ts';
import { createWebhookSender } from '#out/notifications/webhook-sender.ts';
import { type CommandOptions, OptionError, readOptions, USAGE, withOptionNames } from './options.ts';
import { prepareData } from './prepare-data.ts';

function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
}

function start(options: CommandOptions): Promise<void> {
  const { environment, forwardWebhooks: target } = options;
  const prepare = (database: Parameters<typeof prepareData>[0]) => prepareData(database, options);
  if (!target) return runServer({ environment, prepare });
  const client = createWebhookSender({ allowPrivate: true });
  return runServer({ environment, prepare, webhooks: createForwardingSender(client, target, console.log) });
}

let options: ReturnType<typeof readOptions> | undefined;
try {
  options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') console.log(USAGE);
  else if (options === 'version') console.log(readVersion());
  else await start(options);
} catch (cause) {
  const isOption = cause instanceof OptionError;
  const environment = typeof options === 'object' ? options.environment : undefined;
  console.error(isOption ? cause.message : withOptionNames(explainFailure(cause, environment)));
  const isMisuse = options === undefined && (isOption || cause instanceof EnvironmentError);
  if (isMisuse) console.error('See cobros-sandbox --help');
  process.exit(isMisuse ? 2 : 1);
}
