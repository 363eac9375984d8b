import { array, type InferType, mixed, object, string } from 'yup';
import type { Permission } from '../../access/roles.ts';
import { idField } from '../../fields/fields.ts';
import { defineListFields, type FieldOption } from '../../list/list-fields.ts';
import { type CHANGE_ACTIONS, ENTITY_MODULES } from './events.ts';

/** Labels of security events, by the name that the audit log stores. */
const SECURITY_ACTION_LABELS = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_locked: 'Sign-in blocked after too many attempts',
  signed_out: 'Signed out',
  sessions_ended: 'Sessions ended',
  password_reset_requested: 'Password reset requested',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  invitation_accepted: 'Invitation accepted',
  account_created: 'Account created',
  site_view_opened: 'Site opened as staff',
  exported: 'Exported',
} as const;

/** Security event that the audit log records. */
export type SecurityAction = keyof typeof SECURITY_ACTION_LABELS;

/** Names of all security events. */
export const SECURITY_ACTIONS = Object.keys(SECURITY_ACTION_LABELS) as SecurityAction[];

const CHANGE_LABELS: Readonly<Record<(typeof CHANGE_ACTIONS)[number], string>> = {
  created: 'Created',
  updated: 'Updated',
  deleted: 'Deleted',
  moved: 'Moved',
  restored: 'Restored',
};

/** Subjects of audit entries that are not entities of the product: staff accounts and customers' accounts of a site. */
export const ACCOUNT_SUBJECTS = ['account', 'visitor_account'] as const;
export type AccountSubject = (typeof ACCOUNT_SUBJECTS)[number];

const sentenceCase = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

const options = (labels: Readonly<Record<string, string>>): FieldOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Fields of the audit log's list. */
export const AUDIT_FIELDS = defineListFields({
  at: { type: 'date', label: 'When', sortable: true },
  user: { type: 'person', label: 'Person' },
  action: {
    type: 'enum',
    label: 'Action',
    options: options({ ...SECURITY_ACTION_LABELS, ...CHANGE_LABELS }),
  },
  entity: {
    type: 'enum',
    label: 'Subject',
    options: [
      { value: 'account', label: 'Staff account' },
      { value: 'visitor_account', label: 'Customer account' },
      ...Object.keys(ENTITY_MODULES).map((value) => ({ value, label: sentenceCase(value) })),
    ],
  },
  detail: { type: 'text', label: 'Details' },
  address: { type: 'text', label: 'IP address' },
  userAgent: { type: 'text', label: 'Browser' },
});

/** An entry of the audit log, which is append-only. */
export const auditEntrySchema = object({
  id: idField().required(),
  /** ISO 8601 instant. */
  at: string().required(),
  /** Null for an event that no known person caused. */
  user: object({ id: idField().required(), displayName: string().defined() }).nullable().defined(),
  action: string().required(),
  entity: string().required(),
  /** Id of the record, or of the account. */
  entityId: idField().required(),
  detail: string().defined(),
  address: string().defined(),
  userAgent: string().defined(),
  changes: array(
    object({
      field: string().required(),
      from: mixed().nullable(),
      to: mixed().nullable(),
    }).required(),
  ).required(),
}).noUnknown();
export type AuditEntry = InferType<typeof auditEntrySchema>;

/** Subjects of security events. */
export const SECURITY_SUBJECTS = ['account', 'visitor_account', 'export'] as const;

/** Permission to see security events: they name the addresses and browsers of everyone who signs in. */
export const SECURITY_EVENTS_PERMISSION = 'users.can_view' satisfies Permission;

/** Kinds of entries to list: security events, changes of records, or both. */
export const AUDIT_KINDS = ['security', 'changes'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Number of days for which the audit log stores security events, IP addresses and browsers. */
export const AUDIT_RETENTION_DAYS = 365;
