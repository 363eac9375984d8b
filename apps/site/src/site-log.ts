function write(
  level: 'error' | 'warn',
  what: string,
  rest: Readonly<Record<string, string>>,
): void {
  process.stderr.write(`${JSON.stringify({ level, where: 'site', what, ...rest })}\n`);
}

/** Writes what went wrong to standard error. */
export function reportError(error: unknown, what: string): void {
  write('error', what, { error: error instanceof Error ? error.message : String(error) });
}

/** Writes a warning for the operator to standard error. */
export function reportWarning(message: string, what: string): void {
  write('warn', what, { message });
}
