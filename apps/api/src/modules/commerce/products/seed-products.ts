import { resolveAssets } from '@org/starter-kits';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { makeTag } from '../../../kernel/entities/tags.repository.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { listCategories } from '../../content/index.ts';
import { productEntity } from './product.entity.ts';

/** Creates the products of a demo tenant, with their tags and variants. */
export async function seedProducts({ write, tenant, images }: TenantSeed): Promise<void> {
  const { tx, tenantId } = write;
  const { products = [] } = tenant.shop ?? {};
  if (products.length === 0) return;
  const categories = new Map(
    (await listCategories(tx, 'products')).map(({ category, id }) => [category, id]),
  );
  const tags = new Map<string, number>();
  // Products that were created last are the newest.
  for (const { categories: names, tags: tagNames, ...product } of products.toReversed()) {
    const tagIds: number[] = [];
    for (const name of tagNames) {
      const id =
        tags.get(name) ?? (await makeTag(tx, tenantId, 'product', { name, color: 'green' }));
      tags.set(name, id);
      tagIds.push(id);
    }
    await createEntity(write, productEntity, {
      ...resolveAssets(product, images),
      category_ids: names.map((name) => categories.get(name)).filter((id) => id !== undefined),
      tagIds,
    });
  }
}
