import { exportBy, type ListScreen, peopleChoices } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { AUDIT_FIELDS, type AuditEntry, type AuditKind } from '@org/schema/entities';
import { StatusDot, type Tone } from '@org/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { text } from './messages.ts';

const { auditLog } = apiContract;

/** Tones of the actions that an administrator should notice. */
const ACTION_TONES: Readonly<Record<string, Tone>> = {
  sign_in_failed: 'warning',
  sign_in_locked: 'danger',
  password_reset: 'warning',
  password_changed: 'warning',
  deleted: 'danger',
  exported: 'info',
};

/** Returns the label of a stored value of an `enum` field, or the value itself. */
export function getLabel(field: 'action' | 'entity', value: string): string {
  return AUDIT_FIELDS[field].options.find((option) => option.value === value)?.label ?? value;
}

/** Returns the list of the audit log, or of one kind of its entries. */
export function auditLogList(
  kind: AuditKind | undefined,
  onOpen: (entry: AuditEntry) => void,
): ListScreen<AuditEntry> {
  return {
    entity: 'auditLog',
    title: text.title,
    icon: IconShieldCheck,
    noun: ['entry', 'entries'],
    calls: {
      route: auditLog.list,
      takesMatching: false,
      ...(kind && { scope: { kind } }),
      list: (api, query, signal) => api.call(auditLog.list, { query, signal }),
      export: exportBy(auditLog.export),
    },
    fields: AUDIT_FIELDS,
    columns: {
      action: {
        cell: (entry) => (
          <button type="button" className="ad-row-link ad-audit-open" onClick={() => onOpen(entry)}>
            <StatusDot
              tone={ACTION_TONES[entry.action] ?? 'neutral'}
              label={getLabel('action', entry.action)}
            />
          </button>
        ),
      },
      at: { width: '132px' },
      user: { width: '160px' },
      entity: { width: '150px' },
      detail: { width: '20%', phone: 'hidden' },
      address: { width: '140px', phone: 'hidden' },
      userAgent: { width: '20%', optional: true, phone: 'hidden' },
    },
    usual: {
      columns: ['action', 'at', 'user', 'entity', 'detail', 'address'],
      sort: [{ column: 'at', direction: 'DESC' }],
      size: 50,
    },
    primary: 'action',
    href: () => '/admin/audit-log',
    label: ({ action }) => getLabel('action', action),
    permissions: {
      view: 'audit_log.can_view',
      create: 'audit_log.can_create',
      update: 'audit_log.can_update',
      remove: 'audit_log.can_delete',
      export: 'audit_log.can_export',
    },
    choices: { user: peopleChoices },
    empty: { title: text.emptyTitle, text: text.emptyText },
  };
}
