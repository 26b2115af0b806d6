import { logError } from '#ground/log/log.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { explainFailure } from './explain-start-failure.ts';
import { runServer } from './run-server.ts';

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  await runServer({ environment });
} catch (cause) {
  logError(explainFailure(cause, environment));
  process.exit(1);
}
