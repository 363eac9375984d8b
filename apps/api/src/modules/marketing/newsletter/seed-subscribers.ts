import type { ListMemberRecord } from '../../../kernel/database/records.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { findList, saveMember, saveSubscriber } from './newsletter.repository.ts';

/** Form that the demo's subscribers signed up with. */
const FORM = 'frmNewsletter';

/** Days since the demo's subscribers signed up, since they confirmed, and since some left. */
const DAYS_AGO = { asked: 30, confirmed: 29, left: 12 } as const;

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Returns the record of consent of a subscriber with a status. */
function createConsent(status: ListMemberRecord['status']): Record<string, string> {
  return {
    form: FORM,
    asked_at: daysAgo(DAYS_AGO.asked),
    ...(status !== 'unconfirmed' && { confirmed_at: daysAgo(DAYS_AGO.confirmed) }),
    ...(status === 'unsubscribed' && { left_at: daysAgo(DAYS_AGO.left) }),
  };
}

/** Adds the subscribers of a demo tenant to its first list. */
export async function seedSubscribers({ write, tenant }: TenantSeed): Promise<void> {
  const { tx, tenantId } = write;
  const { subscribers = [] } = tenant;
  const list = subscribers.length > 0 ? await findList(tx, tenantId, 0) : undefined;
  if (!list) return;
  for (const { status, ...person } of subscribers) {
    const subscriberId = await saveSubscriber(tx, tenantId, { ...person, source: FORM });
    const member = { listId: list.id, subscriberId };
    await saveMember(tx, tenantId, member, { status, consent: createConsent(status) });
  }
}
