import type { TenantTx } from '../database/tenant-database.ts';

/** Email of a tenant that could not be sent, or of which that is unknown. */
export interface MailFailure {
  /** Reference that the email was queued with. */
  readonly reference: string;
  readonly recipient: string;
  /** Sentence for staff that says why, and what to do. */
  readonly why: string;
}

/** Records the failure of an email where staff look for it; references of other modules are ignored. */
export type MailFailureListener = (
  tx: TenantTx,
  tenantId: number,
  failure: MailFailure,
) => Promise<void>;
