import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createCategory } from '../../content/index.ts';

/** Creates the product categories of a demo tenant. */
export async function seedProductCategories({ write, tenant }: TenantSeed): Promise<void> {
  const ids = new Map<string, number>();
  for (const { parent, ...fields } of tenant.shop?.categories ?? []) {
    const parent_id = parent === undefined ? undefined : ids.get(parent);
    const { id } = await createCategory(write, 'products', { ...fields, parent_id });
    ids.set(fields.category, id);
  }
}
