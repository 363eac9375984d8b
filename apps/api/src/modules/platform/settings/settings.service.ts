import { isLocale, isTimeZone } from '@org/schema';
import {
  DEFAULT_SETTINGS,
  type PublicSettings,
  publicSettingsSchema,
  type Settings,
  type SettingsUpdate,
} from '@org/schema/entities';
import { appError, invariant } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import {
  cacheActor,
  recordChange,
  type TenantWrite,
} from '../../../kernel/events/record-change.ts';
import { readStoredSettings } from '../../../kernel/settings/settings.repository.ts';
import {
  mergeSettings,
  type SettingsValues,
  settingChanges,
} from '../../../kernel/settings/settings-values.ts';
import { requireTemplates, saveUsages, settingsHolder } from '../../content/index.ts';

/**
 * Checks that the actor may change settings.
 * @param paths - paths such as `voip.enabled`
 * @param before - earlier settings
 * @throws `plan_required`, `forbidden`
 */
export type RequireSettings = (paths: readonly string[], before: SettingsValues) => void;

/** Returns the settings that visitors' pages may know: only what the public contract names, so that new settings stay private. */
export function publicSettings(settings: Settings, tenantName: string): PublicSettings {
  const named = { ...settings, company_name: settings.company_name || tenantName };
  return publicSettingsSchema.cast(named, { stripUnknown: true });
}

/**
 * Checks that the time zone and locale are supported.
 * @throws `validation_failed`
 */
function checkLocale({ timezone, locale }: { timezone: string; locale: string }): void {
  if (!isLocale(locale))
    throw appError('validation_failed', { formErrors: { locale: 'Use a locale such as en-CA' } });
  if (!isTimeZone(timezone))
    throw appError('validation_failed', {
      formErrors: { timezone: 'Use a time zone such as America/Toronto' },
    });
}

/**
 * Validates a change against the database; unchanged values stay valid.
 * @throws `validation_failed`
 */
async function checkChange(
  tx: TenantTx,
  current: SettingsValues,
  next: SettingsValues,
): Promise<void> {
  if (next.company_name === '' && current.company_name !== '')
    throw appError('validation_failed', {
      formErrors: { company_name: 'Please enter a company name' },
    });
  if (next.timezone !== current.timezone || next.locale !== current.locale) checkLocale(next);
  if (next.voip.enabled && next.voip.host === '')
    throw appError('validation_failed', {
      formErrors: { 'voip.host': 'Please enter the telephone server' },
    });
  await requireTemplates(
    tx,
    Object.fromEntries(
      (Object.keys(next.site) as (keyof SettingsValues['site'])[])
        .filter((part) => next.site[part] !== current.site[part])
        .map((part) => [`site.${part}`, next.site[part]]),
    ),
  );
}

/**
 * Updates the given settings, group by group, and records each change in the audit log.
 * @throws `conflict` with the current settings; `validation_failed`; those of `require`
 */
export async function updateSettings(
  write: TenantWrite,
  body: Partial<SettingsUpdate>,
  require: RequireSettings = () => undefined,
): Promise<Settings> {
  const { tx, tenantId } = write;
  const { version, ...fields } = body;
  await tx
    .insertInto('settings')
    .values({ tenant_id: tenantId, value: '{}', updated_by: null })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  const row = await readStoredSettings(tx, { lock: true });
  invariant(row, 'the settings have a row');
  const current = mergeSettings(DEFAULT_SETTINGS, row.stored);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: { ...current, version: row.version } });
  const next = mergeSettings(current, fields);
  const changes = settingChanges(current, next);
  require(Object.keys(changes), current);
  await checkChange(tx, current, next);
  await tx
    .updateTable('settings')
    .set({
      value: JSON.stringify(next),
      usages_known: true,
      version: row.version + 1,
      updated_at: new Date(),
      updated_by: await cacheActor(write),
    })
    .where('tenant_id', '=', tenantId)
    .execute();
  await saveUsages(tx, tenantId, settingsHolder(tenantId, next));
  await recordChange(write, {
    entity: 'settings',
    id: tenantId,
    action: 'updated',
    version: row.version + 1,
    ...(Object.keys(changes).length > 0 && { changes }),
  });
  return { ...next, version: row.version + 1 };
}
