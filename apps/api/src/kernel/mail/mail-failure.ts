import type { TenantTx } from '../database/tenant-database.ts';
import { defineExtensionPoint } from '../module/extension-point.ts';

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

/** Modules add what they do when one of their emails could not be sent. */
export const MAIL_FAILURES = defineExtensionPoint<MailFailureListener>('mail failures');
