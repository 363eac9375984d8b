import type { TenantWrite } from '../../kernel/events/record-change.ts';
import { findList, saveMember, saveSubscriber } from '../../modules/marketing/index.ts';

const PEOPLE: readonly (readonly [
  first: string,
  last: string,
  status: 'subscribed' | 'unconfirmed' | 'unsubscribed',
])[] = [
  ['Amara', 'Okafor', 'subscribed'],
  ['Luc', 'Tremblay', 'subscribed'],
  ['Mei', 'Tanaka', 'subscribed'],
  ['Oskar', 'Lindqvist', 'unsubscribed'],
  ['Priya', 'Nair', 'subscribed'],
  ['Renée', 'Gagnon', 'unconfirmed'],
  ['Sofia', 'Marchetti', 'subscribed'],
  ['Theo', 'Brandt', 'subscribed'],
  ['Yasmin', 'Haddad', 'unconfirmed'],
  ['Zoë', 'Campbell', 'subscribed'],
];

/** Gives a demo tenant readers of its letter. */
export async function seedSubscribers({ tx, tenantId }: TenantWrite): Promise<void> {
  const list = await findList(tx, tenantId, 0);
  for (const [firstname, lastname, status] of list ? PEOPLE : []) {
    const address = `${firstname}.${lastname}`
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase();
    const subscriberId = await saveSubscriber(tx, tenantId, {
      email: `${address}@reader.test`,
      firstname,
      lastname,
      source: 'frmNewsletter',
    });
    const of = { listId: list?.id ?? 0, subscriberId };
    await saveMember(tx, tenantId, of, { status, consent: { form: 'frmNewsletter' } });
  }
}
