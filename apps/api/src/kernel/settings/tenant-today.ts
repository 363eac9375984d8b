import { DEFAULT_SETTINGS } from '@org/schema/entities';
import { sql } from 'kysely';

/** Day that it is in the tenant's time zone, for conditions of a list. The database's own day is that of its server. */
export const TENANT_TODAY = sql<string>`(now() at time zone coalesce(
  (select nullif(value ->> 'timezone', '') from settings), ${sql.lit(DEFAULT_SETTINGS.timezone)}))::date`;
