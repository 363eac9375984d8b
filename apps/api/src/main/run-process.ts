import { type Config, ConfigError, readConfig } from '../kernel/config/config.ts';
import type { Atrium } from './start-atrium.ts';

/** Start function and messages of a process. */
export interface ProcessPlan {
  readonly start: (
    config: Config,
    tools: { tell: (line: string) => void; onLost: (cause: Error) => void },
  ) => Promise<Atrium>;
  /** Lines for the person who started it. */
  readonly greeting: (config: Config, atrium: Atrium) => readonly string[];
}

const FORCED_EXIT = 12_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Runs a server as this process: settings, start, greeting, and a stop that finishes running requests. An invalid setting or a
 * failed start prints one line and exits with code 1. A second signal exits immediately.
 */
export async function runProcess(plan: ProcessPlan): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  process.on('uncaughtException', (error) =>
    fail(`Stopped by a bug: ${error.stack ?? error.message}`),
  );
  const atrium = await plan
    .start(config, { tell, onLost: (cause) => fail(`The database is lost: ${cause.message}`) })
    .catch((error: Error) => fail(error.message));
  for (const line of plan.greeting(config, atrium)) process.stdout.write(`${line}\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), FORCED_EXIT).unref();
    void atrium.stop().then(
      () => process.exit(0),
      (error: Error) => fail(error.message),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
