import { createHash } from 'node:crypto';
import { currentAuditKey } from './tenant-database.ts';

/** Fields of an audit entry that the server signs. */
export interface SignedEntry {
  readonly tenantId: number;
  /** Null where nobody proved who they are. */
  readonly userId: number | null;
  /** A past time, for the demo's history; null for that of the transaction. */
  readonly at?: Date | null;
}

/**
 * Signs an audit entry of the open transaction. The database refuses entries that name a user without a signature, so that
 * injected SQL cannot write entries in the name of another user. The signed message is the one that `app.stamp_audit_log` checks.
 */
export function auditSignature({ tenantId, userId, at = null }: SignedEntry): string {
  const key = currentAuditKey();
  const message = `${tenantId}:${userId ?? ''}:${at?.getTime() ?? ''}`;
  return createHash('sha256').update(`${key}:${message}:${key}`).digest('hex');
}
