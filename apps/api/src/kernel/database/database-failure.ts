/** Meaning of a failed query for the caller: retry later, duplicate key, row still referenced, or none of these. */
export type DatabaseFailure =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unique'; readonly constraint: string }
  | { readonly kind: 'referenced'; readonly constraint: string }
  | undefined;

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of closed connections, which have no error code. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|Client has encountered a connection error|not queryable/i;

/**
 * Reads an error of the driver.
 * `unavailable`: no connection, server going down or starting, out of connections, over time, lost a race that a repeat wins.
 */
export function databaseFailure(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return undefined;
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  if (code === '23505') return { kind: 'unique', constraint };
  if (code === '23503') return { kind: 'referenced', constraint };
  const passing =
    code.startsWith('08') ||
    code.startsWith('53') ||
    code.startsWith('57') ||
    code === '40001' ||
    code === '40P01' ||
    code === '55P03' ||
    code === '25P03';
  return passing || NETWORK.has(code) || LOST.test(error.message)
    ? { kind: 'unavailable' }
    : undefined;
}
