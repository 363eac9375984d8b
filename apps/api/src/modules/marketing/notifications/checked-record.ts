import { type EmailDetails, getSampleDetails } from '@org/blocks/email';
import type { NotificationAudience, NotificationEventName } from '@org/schema/entities';
import { NOTIFICATION_EVENTS } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { EntityRead } from '../../../kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import {
  MAIL_RECORDS,
  type MailRecord,
  type MailRecordSource,
} from '../../../kernel/module/mail-records.ts';
import { toDetails } from './design-event-mail.ts';
import { readFacts } from './event-facts.ts';
import { getDetails } from './send-notification.ts';

/** Event and reader of a notification that is checked, and the record that it is checked with. */
export interface CheckedRecord {
  readonly event: NotificationEventName;
  readonly audience: NotificationAudience;
  /** Null for sample data. */
  readonly recordId: number | null;
}

/** Content of a checked notification that does not come from its design. */
export interface CheckedDetails {
  readonly details: EmailDetails;
  /** Subject of the standard email. */
  readonly subject: string;
}

function findSource(
  { extensions }: Pick<Kernel, 'extensions'>,
  event: NotificationEventName,
): MailRecordSource | undefined {
  const entity = NOTIFICATION_EVENTS.find(({ key }) => key === event)?.entity;
  return extensions(MAIL_RECORDS).find((source) => source.entity === entity);
}

/** Finds the newest records that an email about an event can be checked with, of those that the user may see. */
export async function findCheckedRecords(
  kernel: Pick<Kernel, 'extensions'>,
  read: EntityRead,
  {
    event,
    search,
  }: { readonly event: NotificationEventName; readonly search?: string | undefined },
): Promise<readonly MailRecord[]> {
  return (await findSource(kernel, event)?.find(read, search)) ?? [];
}

/**
 * Returns what a notification says about a record, or about a sample.
 * @param sender - name of the tenant
 * @throws `not_found` for a record that the user may not see, and for an event without records
 */
export async function readCheckedDetails(
  kernel: Pick<Kernel, 'extensions' | 'adminOrigin'>,
  write: TenantWrite,
  sender: string,
  { event, audience, recordId }: CheckedRecord,
): Promise<CheckedDetails> {
  if (recordId === null) {
    const details = getSampleDetails({ event, audience });
    return { details, subject: details.title };
  }
  const source = findSource(kernel, event);
  if (!source) throw appError('not_found');
  const isForTeam = audience === 'team';
  // Also checks that the user may see the record.
  const mail = await source.compose(
    write,
    { event, audience: isForTeam ? 'staff' : audience },
    { id: recordId, sender },
  );
  if (!isForTeam) return { details: toDetails(mail), subject: mail.parts.subject };
  const facts = await readFacts(write.tx, event, recordId, { isHappening: false });
  if (!facts) throw appError('not_found');
  const { adminOrigin } = kernel;
  const details = getDetails({ event, audience }, facts, { title: facts.subject, adminOrigin });
  return { details, subject: facts.subject };
}
