import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { makeTag } from '../../../kernel/entities/tags.repository.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { customerEntity } from './customer.entity.ts';

/** Creates the customers of a demo tenant, with their tags. */
export async function seedCustomers({ write, tenant }: TenantSeed): Promise<void> {
  const { tx, tenantId } = write;
  const { tags: allTags = [], customers = [] } = tenant.customers ?? {};
  const tags = new Map<string, number>();
  for (const tag of allTags) tags.set(tag.name, await makeTag(tx, tenantId, 'customer', tag));
  // Customers that were created last are the most recently changed.
  for (const { tags: names = [], notes: _, ...fields } of customers.toReversed()) {
    const tagIds = names.map((name) => tags.get(name)).filter((id) => id !== undefined);
    await createEntity(write, customerEntity, { ...fields, tagIds });
  }
}
