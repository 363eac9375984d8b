import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Where secrets could stand in what is logged. */
const SECRETS = [
  'password',
  '*.password',
  'token',
  '*.token',
  'secret',
  '*.secret',
  'headers.cookie',
  'headers.authorization',
  '*.headers.cookie',
  '*.headers.authorization',
  '*.connectionString',
];

/** What is said of an error: never the connection that the driver hangs on it. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause ? { cause: plainError(error.cause) } : {}),
  };
}

/** Makes the log: JSON lines, secrets blacked out. Shape: level, where to → logger. */
export function serverLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: plainError },
    redact: { paths: SECRETS, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
