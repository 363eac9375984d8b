import {
  appError,
  DEFAULT_SETTINGS,
  invariant,
  type PublicSettings,
  type Settings,
  type SettingsUpdate,
} from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { recordChange, rememberActor, type TenantWrite } from '../../events/record-change.ts';

/** What a tenant has set itself. */
type Stored = Partial<Omit<Settings, 'version'>>;

/** Lays what was set over what was there, group by group. The groups are named: no key of a request walks into an object. */
function merge(
  base: Omit<Settings, 'version'>,
  over: Stored | Partial<Omit<SettingsUpdate, 'version'>>,
): Omit<Settings, 'version'> {
  const { theme, invoice_settings, permissions, ...rest } = over;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { use_vehicle = base.invoice_settings.use_vehicle } = invoice_settings ?? {};
  const { can_view = base.permissions.command_menu.can_view } = permissions?.command_menu ?? {};
  return {
    ...base,
    ...given,
    theme: { ...base.theme, ...theme },
    invoice_settings: { use_vehicle },
    permissions: { command_menu: { can_view } },
  };
}

async function readStored(
  tx: TenantTx,
  lock: boolean,
): Promise<{ stored: Stored; version: number } | undefined> {
  const query = tx.selectFrom('settings').select(['value', 'version']);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { stored: row.value as Stored, version: row.version };
}

/** All settings of the tenant, defaults filled in. */
export async function getSettings(tx: TenantTx): Promise<Settings> {
  const row = await readStored(tx, false);
  return { ...merge(DEFAULT_SETTINGS, row?.stored ?? {}), version: row?.version ?? 1 };
}

/** The part that visitors' pages may know. */
export function publicSettings(settings: Settings): PublicSettings {
  const {
    company_name,
    email,
    phone,
    timezone,
    locale,
    currency,
    favicon,
    main_logo,
    main_logo_alt,
    theme,
    version,
  } = settings;
  return {
    company_name,
    email,
    phone,
    timezone,
    locale,
    currency,
    favicon,
    main_logo,
    main_logo_alt,
    theme,
    version,
  };
}

/** Time zone and locale must be ones that dates can be written in. */
function checkLocale({ timezone, locale }: { timezone: string; locale: string }): void {
  const works = (options: { timeZone: string } | undefined, name: string | undefined): boolean => {
    try {
      new Intl.DateTimeFormat(name, options);
      return true;
    } catch {
      return false;
    }
  };
  if (!works(undefined, locale))
    throw appError('validation_failed', { formErrors: { locale: 'Use a locale such as en-CA' } });
  if (!works({ timeZone: timezone }, undefined))
    throw appError('validation_failed', {
      formErrors: { timezone: 'Use a time zone such as America/Toronto' },
    });
}

/** Changes the named settings, group by group. Errors: `conflict` with the settings as they are; `validation_failed`. Source: API-SET-01. */
export async function updateSettings(
  write: TenantWrite,
  body: Partial<SettingsUpdate>,
): Promise<Settings> {
  const { tx, tenantId } = write;
  const { version, ...fields } = body;
  await tx
    .insertInto('settings')
    .values({ tenant_id: tenantId, value: '{}', updated_by: null })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  const row = await readStored(tx, true);
  invariant(row, 'the settings have a row');
  const current = merge(DEFAULT_SETTINGS, row.stored);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: { ...current, version: row.version } });
  const next = merge(current, fields);
  checkLocale(next);
  await tx
    .updateTable('settings')
    .set({
      value: JSON.stringify(next),
      version: row.version + 1,
      updated_at: new Date(),
      updated_by: await rememberActor(write),
    })
    .where('tenant_id', '=', tenantId)
    .execute();
  await recordChange(write, {
    entity: 'settings',
    id: tenantId,
    action: 'updated',
    version: row.version + 1,
  });
  return { ...next, version: row.version + 1 };
}
