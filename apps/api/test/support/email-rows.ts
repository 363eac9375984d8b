import { createEntity } from '../../src/kernel/entities/entity.service.ts';
import type { TenantWrite } from '../../src/kernel/events/record-change.ts';
import { campaignEntity } from '../../src/modules/marketing/campaigns/campaign.entity.ts';
import {
  findList,
  saveSubscriber,
} from '../../src/modules/marketing/newsletter/newsletter.repository.ts';

/** Ids of one row of each entity of email marketing. */
export interface EmailRows {
  readonly campaign: number;
  readonly subscriber: number;
  readonly emailList: number;
  readonly emailNotification: number;
  /** Address of the notification. */
  readonly notificationEmail: number;
  readonly emailSegment: number;
  readonly automation: number;
}

/**
 * Creates a campaign, a subscriber and a list.
 * @param word - word that each row contains
 */
export async function makeEmailRows(write: TenantWrite, word: string): Promise<EmailRows> {
  const { tx, tenantId } = write;
  const campaign = await createEntity(write, campaignEntity, { name: word, subject: word });
  const subscriber = await saveSubscriber(tx, tenantId, {
    email: `${word.toLowerCase()}@subscriber.example`,
    firstname: word,
    lastname: word,
    source: word,
  });
  const emailList = await findList(tx, tenantId, 0);
  const notification = await tx
    .insertInto('email_notifications')
    .values({ tenant_id: tenantId, name: word, event: 'customer.created' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await tx
    .insertInto('email_notification_emails')
    .values({
      tenant_id: tenantId,
      notification_id: notification.id,
      email: `${word.toLowerCase()}@notification.example`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const segment = await tx
    .insertInto('email_segments')
    .values({
      tenant_id: tenantId,
      name: word,
      filters: JSON.stringify({
        combinator: 'and',
        rules: [{ field: 'order.count', operator: 'gt', value: 0 }],
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const automation = await tx
    .insertInto('email_automations')
    .values({
      tenant_id: tenantId,
      name: word,
      start: JSON.stringify({ event: 'order.placed', listId: null, tagId: null, hours: 4 }),
      steps: JSON.stringify([{ id: 'end', kind: 'end' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    campaign: (campaign as { id: number }).id,
    subscriber,
    emailList: emailList?.id ?? 0,
    emailNotification: notification.id,
    notificationEmail: address.id,
    emailSegment: segment.id,
    automation: automation.id,
  };
}
