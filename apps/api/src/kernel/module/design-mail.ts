import type { NotificationEventName, RecordTagValues } from '@org/schema/entities';
import type { TenantTx } from '../database/tenant-database.ts';
import type { MailContent } from '../mail/mail-message.ts';
import { type MailParts, renderMail } from '../mail/render-mail.ts';
import { defineExtensionPoint } from './extension-point.ts';

/** Email about an event, such as an order, a sign-up or a task, before it is rendered. */
export interface EventMail {
  /** Event that it is about. */
  readonly event: NotificationEventName;
  /** @default 'customer' */
  readonly audience?: 'customer' | 'staff' | undefined;
  readonly to: string;
  /** Parts of the standard email. */
  readonly parts: MailParts;
  /** URL of the tenant's site. */
  readonly site: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Number of the order, quote or invoice. @default '' */
  readonly number?: string | undefined;
  /** Formatted total. @default '' */
  readonly total?: string | undefined;
  /** Values of other merge tags about the record. */
  readonly tags?: RecordTagValues | undefined;
  /** True for a subject that a person typed, which no design replaces. @default false */
  readonly hasTypedSubject?: boolean | undefined;
  /** True for an email that is useless without its button, so that no design leaves it out. @default false */
  readonly needsButton?: boolean | undefined;
}

/** Email to a customer about an order, a quote or an invoice. */
export interface CustomerMail extends EventMail {
  /** '' for an email without one. */
  readonly number: string;
  /** '' for an email without one. */
  readonly total: string;
}

/** Renders an email in the design of the tenant; undefined for a tenant that has not turned on its own for the event. */
export type MailDesigner = (
  tx: TenantTx,
  tenantId: number,
  mail: EventMail,
) => Promise<MailContent | undefined>;

/** Designers of emails about events, which modules register. */
export const MAIL_DESIGNERS = defineExtensionPoint<MailDesigner>('designs of emails about events');

/**
 * Renders an email that is only sent in tenants that have turned it on.
 * @returns undefined where it is off
 */
export async function designOptionalMail(
  designers: readonly MailDesigner[],
  tx: TenantTx,
  tenantId: number,
  mail: EventMail,
): Promise<MailContent | undefined> {
  for (const design of designers) {
    const content = await design(tx, tenantId, mail);
    if (content) return content;
  }
  return undefined;
}

/** Renders an email about an event in a transaction: in the design of the tenant, or as the standard email. */
export async function designMail(
  designers: readonly MailDesigner[],
  tx: TenantTx,
  tenantId: number,
  mail: EventMail,
): Promise<MailContent> {
  return (await designOptionalMail(designers, tx, tenantId, mail)) ?? renderMail(mail.parts);
}
