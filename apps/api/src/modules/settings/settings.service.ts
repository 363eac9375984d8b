import {
  appError,
  DEFAULT_SETTINGS,
  invariant,
  type PublicSettings,
  publicSettingsSchema,
  type Settings,
  type SettingsUpdate,
} from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { recordChange, rememberActor, type TenantWrite } from '../../events/record-change.ts';
import { keepUsages, settingsHolder } from '../media/media-usages.repository.ts';
import { requireTemplates } from '../templates/template-places.ts';
import { readStoredSettings, type StoredSettings } from './settings.repository.ts';

type Values = Omit<Settings, 'version'>;

/** Lays what was set over what was there, group by group. The groups are named: no key of a request walks into an object. */
function merge(
  base: Values,
  over: StoredSettings | Partial<Omit<SettingsUpdate, 'version'>>,
): Values {
  const { theme, site, cart, invoice_settings, permissions, ...rest } = over;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const { mainnav_settings, ...look } = theme ?? {};
  const { enabled = base.cart.enabled } = cart ?? {};
  const { use_vehicle = base.invoice_settings.use_vehicle } = invoice_settings ?? {};
  const { can_view = base.permissions.command_menu.can_view } = permissions?.command_menu ?? {};
  return {
    ...base,
    ...given,
    theme: {
      ...base.theme,
      ...look,
      ...(mainnav_settings && {
        mainnav_settings: { ...base.theme.mainnav_settings, ...mainnav_settings },
      }),
    },
    site: { ...base.site, ...site },
    cart: { enabled },
    invoice_settings: { use_vehicle },
    permissions: { command_menu: { can_view } },
  };
}

/** All settings of the tenant, defaults filled in. */
export async function getSettings(tx: TenantTx): Promise<Settings> {
  const row = await readStoredSettings(tx, { lock: false });
  return { ...merge(DEFAULT_SETTINGS, row?.stored ?? {}), version: row?.version ?? 1 };
}

/** The part that visitors' pages may know: what the contract of the public call names, and nothing that is added later. */
export function publicSettings(settings: Settings): PublicSettings {
  return publicSettingsSchema.cast(settings, { stripUnknown: true });
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

/** Checks what only the server can: against what is there, which may always stay as it is. Errors: `validation_failed`. */
async function checkChange(tx: TenantTx, current: Values, next: Values): Promise<void> {
  if (next.company_name === '' && current.company_name !== '')
    throw appError('validation_failed', {
      formErrors: { company_name: 'Please enter a company name' },
    });
  if (next.timezone !== current.timezone || next.locale !== current.locale) checkLocale(next);
  await requireTemplates(
    tx,
    Object.fromEntries(
      (Object.keys(next.site) as (keyof Values['site'])[])
        .filter((part) => next.site[part] !== current.site[part])
        .map((part) => [`site.${part}`, next.site[part]]),
    ),
  );
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
  const row = await readStoredSettings(tx, { lock: true });
  invariant(row, 'the settings have a row');
  const current = merge(DEFAULT_SETTINGS, row.stored);
  if (version !== undefined && version !== row.version)
    throw appError('conflict', { current: { ...current, version: row.version } });
  const next = merge(current, fields);
  await checkChange(tx, current, next);
  await tx
    .updateTable('settings')
    .set({
      value: JSON.stringify(next),
      usages_known: true,
      version: row.version + 1,
      updated_at: new Date(),
      updated_by: await rememberActor(write),
    })
    .where('tenant_id', '=', tenantId)
    .execute();
  await keepUsages(tx, tenantId, settingsHolder(tenantId, next));
  await recordChange(write, {
    entity: 'settings',
    id: tenantId,
    action: 'updated',
    version: row.version + 1,
  });
  return { ...next, version: row.version + 1 };
}
