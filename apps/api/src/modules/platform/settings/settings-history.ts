import { apiContract } from '@org/schema/contract';
import {
  DEFAULT_SETTINGS,
  type SettingChange,
  type Settings,
  type SettingsArea,
  type SettingsEntry,
  type SettingsUpdate,
} from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AskedList } from '../../../kernel/database/list-definition.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { mapRows } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type LogEntry, readLog } from '../../../kernel/entities/timeline.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { validate } from '../../../kernel/http/validate.ts';
import { settingAt, settingPaths } from '../../../kernel/settings/settings-values.ts';
import { type RequireSettings, updateSettings } from './settings.service.ts';

/** Settings with secret values; the log only knows whether there was one. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'secret_key']);

/** Settings that can be restored: those of the record that has versions. */
const RESTORABLE: ReadonlySet<string> = new Set(settingPaths(DEFAULT_SETTINGS).keys());

/** Settings without a value until a user sets them. */
const NAV_LOOK = 'theme.mainnav_settings.';

/** Condition for settings in the audit log; its texts are those of the index `audit_log_settings`. */
const OF_SETTINGS = sql<SqlBool>`audit_log.entity in ('settings', 'mail_server', 'captcha', 'tracking', 'domain') and audit_log.changes is not null`;

function toChange(
  area: SettingsArea,
  { field, from, to }: LogEntry['changes'][number],
): SettingChange {
  const secret = SECRETS.has(field);
  return {
    key: field,
    from: (secret ? Boolean(from) : from) as SettingChange['from'],
    to: (secret ? Boolean(to) : to) as SettingChange['to'],
    secret,
    restorable:
      area === 'settings' &&
      // A navigation setting without an earlier value cannot be restored, because no value means unset.
      (RESTORABLE.has(field) || (field.startsWith(NAV_LOOK) && from !== null)),
  };
}

function toEntry({ entity, changes, ...entry }: LogEntry): SettingsEntry {
  // The condition of the list allows only these entities.
  const area = entity as SettingsArea;
  return { ...entry, area, changes: changes.map((change) => toChange(area, change)) };
}

async function entries(
  tx: TenantTx,
  query: AskedList,
  own: readonly RawBuilder<SqlBool>[],
): Promise<ListResults<SettingsEntry>> {
  return mapRows(await readLog(tx, [OF_SETTINGS, ...own], query), toEntry);
}

/** Returns the changes of settings, newest first. */
export async function readSettingsHistory(
  tx: TenantTx,
  { area, ...query }: AskedList & { readonly area?: SettingsArea | undefined },
): Promise<ListResults<SettingsEntry>> {
  return entries(tx, query, area ? [sql<SqlBool>`audit_log.entity = ${area}`] : []);
}

/** Setting to restore. */
export interface SettingRestore {
  /** Id of the entry in the audit log. */
  readonly id: number;
  readonly key: string;
  readonly version?: number | undefined;
}

/**
 * Restores one setting to its value before a change, with all checks of a normal change.
 * @throws `not_found` for an unknown entry; `not_now` for a setting that cannot be restored; those of `updateSettings`
 */
export async function restoreSetting(
  write: TenantWrite,
  { id, key, version }: SettingRestore,
  require: RequireSettings,
): Promise<Settings> {
  const query = { currentPage: 1, itemsPerPage: 1, ids: [id] };
  const [entry] = (await entries(write.tx, query, [])).rows;
  const change = entry?.changes.find((one) => one.key === key);
  if (!change) throw appError('not_found');
  if (!change.restorable)
    throw appError('not_now', { message: 'This setting cannot be restored here' });
  const { body } = apiContract.settings.update;
  const update = (await validate(body as never, settingAt(key, change.from))) as SettingsUpdate;
  return updateSettings(write, { ...update, ...(version !== undefined && { version }) }, require);
}
