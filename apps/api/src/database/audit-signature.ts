import { createHash } from 'node:crypto';
import { currentAuditKey } from './tenant-database.ts';

/** What the server vouches for in an audit entry. */
export interface SignedEntry {
  readonly tenantId: number;
  /** Null where nobody proved who they are. */
  readonly userId: number | null;
  /** A past time, for the demo's history; null for that of the transaction. */
  readonly at?: Date | null;
}

/**
 * Signs an audit entry of the open transaction. The database refuses entries that name a user without a signature, so that a
 * statement that somebody smuggled in cannot write in the name of another. The message is that of `app.stamp_audit_log`.
 */
export function auditSignature({ tenantId, userId, at = null }: SignedEntry): string {
  const key = currentAuditKey();
  const message = `${tenantId}:${userId ?? ''}:${at?.getTime() ?? ''}`;
  return createHash('sha256').update(`${key}:${message}:${key}`).digest('hex');
}
