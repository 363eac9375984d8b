import {
  AUDIT_FIELDS,
  type AuditEntry,
  type AuditKind,
  ENTITY_MODULES,
  SECURITY_EVENTS_PERMISSION,
  SECURITY_SUBJECTS,
} from '@org/schema/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../kernel/access/call.ts';
import { hasPermission } from '../../../kernel/access/has-permission.ts';
import { type AskedList, defineList } from '../../../kernel/database/list-definition.ts';
import { orderBy } from '../../../kernel/database/list-order.ts';
import type { ListResults } from '../../../kernel/database/list-page.ts';
import { mapRows, readList } from '../../../kernel/database/read-list.ts';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import type { ExportSource } from '../../../kernel/exports/exports.service.ts';
import { getSettings } from '../../../kernel/settings/get-settings.ts';

const AUDIT_LOG = defineList({
  table: 'audit_log',
  rows: (tx: TenantTx) =>
    tx
      .selectFrom('audit_log')
      .leftJoin('people', (join) =>
        join
          .onRef('people.tenant_id', '=', 'audit_log.tenant_id')
          .onRef('people.user_id', '=', 'audit_log.user_id'),
      )
      .selectAll('audit_log')
      .select('people.display_name'),
  fields: AUDIT_FIELDS,
  usual: { by: 'at', direction: 'desc' },
  // Ids follow the order of events, also within one instant.
  orders: { at: orderBy('number', 'audit_log.id') },
  searched: ['detail', 'address', 'user_agent'],
  filters: {
    at: { type: 'date', value: sql.ref('audit_log.created_at') },
    user: { type: 'person', value: sql.ref('audit_log.user_id') },
    action: { type: 'enum', value: sql.ref('audit_log.action') },
    entity: { type: 'enum', value: sql.ref('audit_log.entity') },
    detail: { type: 'text', value: sql.ref('audit_log.detail') },
    address: { type: 'text', value: sql.ref('audit_log.address') },
    userAgent: { type: 'text', value: sql.ref('audit_log.user_agent') },
  },
  hasTrash: false,
});

/** Condition of security events; its subjects are those of the index `audit_log_security`. */
const SECURITY = sql<SqlBool>`audit_log.entity in ('account', 'visitor_account', 'export')`;

/** Returns the condition of entries that the actor may view: of records by their module, security events by their own permission. */
function visibleTo(actor: Actor): RawBuilder<SqlBool> {
  const hidden: string[] = Object.entries(ENTITY_MODULES).flatMap(([entity, module]) =>
    hasPermission(actor, `${module}.can_view`) ? [] : [entity],
  );
  if (!hasPermission(actor, SECURITY_EVENTS_PERMISSION)) hidden.push(...SECURITY_SUBJECTS);
  return hidden.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`not (audit_log.entity = any(${hidden}::text[]))`;
}

/** Query of the audit log. */
export interface AuditQuery extends AskedList {
  readonly kind?: AuditKind | undefined;
}

/** Returns a page of the audit log, newest first, without changes of records that the actor may not view. */
export async function listAuditLog(
  tx: TenantTx,
  { kind, ...query }: AuditQuery,
  actor: Actor,
): Promise<ListResults<AuditEntry>> {
  const conditions = [
    visibleTo(actor),
    ...(kind === 'security' ? [SECURITY] : []),
    ...(kind === 'changes' ? [sql<SqlBool>`not (${SECURITY})`] : []),
  ];
  const { timezone } = query.filter ? await getSettings(tx) : { timezone: 'UTC' };
  const reader = { timezone, personId: actor.person.id };
  return mapRows(await readList(tx, AUDIT_LOG, query, conditions, { reader }), (row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, displayName: row.display_name ?? '' },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    detail: row.detail,
    address: row.address,
    userAgent: row.user_agent,
    changes: Object.entries(row.changes ?? {}).map(([field, [from, to]]) => ({ field, from, to })),
  }));
}

/** The audit log as a list that can be exported. */
export const AUDIT_LOG_SOURCE: ExportSource = {
  plural: 'auditLog',
  words: ['audit log entry', 'audit log entries'],
  module: 'audit_log',
  columns: async () => new Map(Object.entries(AUDIT_FIELDS)),
  part: ({ tx, actor }, query) => listAuditLog(tx, query, actor),
};
