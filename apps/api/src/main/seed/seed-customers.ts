import type { Customer } from '@org/schema';
import { createEntity } from '../../kernel/entities/entity.service.ts';
import { makeTag } from '../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../kernel/events/record-change.ts';
import { customerEntity, noteEntity } from '../../modules/crm/index.ts';
import { DEMO_CUSTOMERS, DEMO_TAGS } from './demo-customers.ts';

const DAY = 24 * 3600 * 1000;

/** Gives a demo tenant customers with tags and notes; days are counted from the day of the seed. */
export async function seedCustomers(write: TenantWrite): Promise<void> {
  const { tx, tenantId } = write;
  const tags = new Map<string, number>();
  for (const tag of DEMO_TAGS) tags.set(tag.name, await makeTag(tx, tenantId, 'customer', tag));
  // The first of the list is the one that was changed last.
  for (const { tags: names = [], notes = [], ...fields } of DEMO_CUSTOMERS.toReversed()) {
    const tagIds = names.map((name) => tags.get(name)).filter((id) => id !== undefined);
    const customer = (await createEntity(write, customerEntity, { ...fields, tagIds })) as Customer;
    for (const { title, content, due } of notes)
      await createEntity(write, noteEntity, {
        title,
        content,
        customer_id: customer.id,
        due_date: due ? new Date(Date.now() + due * DAY).toISOString().slice(0, 10) : null,
      });
  }
}
