import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { findList, saveMember, saveSubscriber } from './newsletter.repository.ts';

/** Form that the demo's subscribers signed up with. */
const FORM = 'frmNewsletter';

/** Adds the subscribers of a demo tenant to its first list. */
export async function seedSubscribers({ write, tenant }: TenantSeed): Promise<void> {
  const { tx, tenantId } = write;
  const { subscribers = [] } = tenant;
  const list = subscribers.length > 0 ? await findList(tx, tenantId, 0) : undefined;
  if (!list) return;
  for (const { status, ...person } of subscribers) {
    const subscriberId = await saveSubscriber(tx, tenantId, { ...person, source: FORM });
    const member = { listId: list.id, subscriberId };
    await saveMember(tx, tenantId, member, { status, consent: { form: FORM } });
  }
}
