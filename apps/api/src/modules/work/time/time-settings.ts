import type { TimeSettings } from '@org/schema/entities';
import { sql } from 'kysely';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { canViewRates } from '../../../kernel/entities/entity-access.ts';
import { changesBetween } from '../../../kernel/entities/timeline.ts';
import { recordChange, type TenantWrite } from '../../../kernel/events/record-change.ts';

/** Settings of a tenant that has changed none. */
const DEFAULTS: TimeSettings = {
  rounding_minutes: 1,
  rounding: 'closest',
  lock_date: null,
  needs_approval: false,
  strict_schedules: false,
  hourly_rate: null,
  working_minutes: [480, 480, 480, 480, 480, 0, 0],
};

const RATES = { module: 'time_entries' } as const;

/** Returns the settings of time entries. */
export async function getTimeSettings(tx: TenantTx): Promise<TimeSettings> {
  const row = await tx.selectFrom('time_settings').selectAll().executeTakeFirst();
  if (!row) return DEFAULTS;
  const { tenant_id: _tenant, version: _version, updated_at: _at, hourly_rate, ...rest } = row;
  return { ...rest, hourly_rate: hourly_rate === null ? null : Number(hourly_rate) };
}

/** Returns the settings as the user may see them: without the rate where they may not see rates. */
export async function readTimeSettings(
  write: Pick<TenantWrite, 'tx' | 'actor'>,
): Promise<TimeSettings> {
  const settings = await getTimeSettings(write.tx);
  return canViewRates(RATES, write) ? settings : { ...settings, hourly_rate: null };
}

/** Changes settings; the rate only for users who may see rates. */
export async function updateTimeSettings(
  write: TenantWrite,
  { hourly_rate, ...given }: Partial<TimeSettings>,
): Promise<TimeSettings> {
  const { tx, tenantId } = write;
  const set = Object.fromEntries(
    Object.entries({
      ...given,
      ...(canViewRates(RATES, write) && { hourly_rate }),
    }).filter(([, value]) => value !== undefined),
  );
  await sql`insert into time_settings (tenant_id) values (${tenantId}) on conflict do nothing`.execute(
    tx,
  );
  await sql`select 1 from time_settings for update`.execute(tx);
  const before = await getTimeSettings(tx);
  const { version } = await tx
    .updateTable('time_settings')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updated_at: new Date() }))
    .returning('version')
    .executeTakeFirstOrThrow();
  const after = await getTimeSettings(tx);
  const shown = Object.keys(DEFAULTS).filter((name) => name !== 'hourly_rate');
  await recordChange(write, {
    entity: 'time_settings',
    id: tenantId,
    action: 'updated',
    version,
    changes: changesBetween(before, after, shown),
  });
  return readTimeSettings(write);
}
