import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import type { DatabaseTimeouts } from '../config/config.ts';

const INT8 = 20;
const DATE = 1082;

const asText = (text: string): string => text;

/** Ids are bigint in the database and stay below 2^53: they are numbers here. A calendar day is text: it has no time zone. */
const plainValues: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return types.getTypeParser(oid, format);
    if (oid === DATE) return asText;
    return oid === INT8 ? Number : types.getTypeParser(oid, format);
  },
};

/** Limits of a database that is opened without settings, in ms. */
export const USUAL_TIMEOUTS: DatabaseTimeouts = { connection: 2000, statement: 10_000 };

/**
 * A pool that survives the database: a connection that breaks is dropped and reported, not thrown. Takes address, size, limits,
 * where to report.
 * @returns pool
 */
export function connectionPool(
  config: PoolConfig,
  timeouts: DatabaseTimeouts,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    idleTimeoutMillis: 30_000,
    application_name: 'atrium',
    types: plainValues,
    ...config,
  });
  pool.on('error', onError);
  // The pool only reports errors of idle connections. A connection that breaks between two queries of a transaction reports to
  // its own listeners.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
