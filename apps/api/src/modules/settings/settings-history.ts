import {
  apiContract,
  appError,
  DEFAULT_SETTINGS,
  type SettingChange,
  type Settings,
  type SettingsArea,
  type SettingsEntry,
  type SettingsUpdate,
} from '@org/schema';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AskedList } from '../../database/list-definition.ts';
import type { ListResults } from '../../database/list-page.ts';
import { mapRows } from '../../database/read-list.ts';
import type { TenantTx } from '../../database/tenant-database.ts';
import { type LogEntry, readLog } from '../../entities/timeline.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { validate } from '../../http/validate.ts';
import { type RequireSettings, updateSettings } from './settings.service.ts';
import { settingAt, settingPaths } from './settings-values.ts';

/** Settings whose value nobody is told; the log knows only whether there was one. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'secret_key']);

/** Settings that can be set back to what they were: those of the one record that has versions. */
const RESTORABLE: ReadonlySet<string> = new Set(settingPaths(DEFAULT_SETTINGS).keys());

/** Settings that have no value until somebody sets them. */
const NAV_LOOK = 'theme.mainnav_settings.';

/** What of the audit log is about settings; the words are those of its index `audit_log_settings`. */
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
      // What was not set in the navigation's look cannot be unset: there is no value for that.
      (RESTORABLE.has(field) || (field.startsWith(NAV_LOOK) && from !== null)),
  };
}

function toEntry({ entity, changes, ...entry }: LogEntry): SettingsEntry {
  // The list holds nothing but these.
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

/** Who changed which settings, newest first. */
export async function readSettingsHistory(
  tx: TenantTx,
  { area, ...query }: AskedList & { readonly area?: SettingsArea | undefined },
): Promise<ListResults<SettingsEntry>> {
  return entries(tx, query, area ? [sql<SqlBool>`audit_log.entity = ${area}`] : []);
}

/** What is to be set back. */
export interface SettingRestore {
  /** The entry of the history. */
  readonly id: number;
  readonly key: string;
  readonly version?: number | undefined;
}

/**
 * Sets one setting back to what it was before a change; that is a change like any other, with all its checks.
 * Errors: `not_found` for what is not in the history; `not_now` for what cannot be set back; those of `updateSettings`.
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
