import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** Log fields that may contain secrets. */
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

/** Returns the loggable part of an error, without the connection that the database driver attaches to it. */
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

/**
 * Creates the log: JSON lines with redacted secrets.
 * @returns logger
 */
export function serverLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: plainError },
    redact: { paths: SECRETS, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
