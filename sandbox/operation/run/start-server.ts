import { logError } from '#ground/log/log.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { explainFailure } from './explain-start-failure.ts';
import { runServer } from './run-server.ts';

/**
 * Starts the server as the environment variables say, and ends the process with the reason if that fails. The site is served once
 * `portalBuilt` is true; if it becomes false, that is the reason.
 */
export async function startServer(portalBuilt?: Promise<boolean>): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    await runServer({ environment, portalBuilt });
  } catch (cause) {
    logError(explainFailure(cause, environment));
    process.exit(1);
  }
}
