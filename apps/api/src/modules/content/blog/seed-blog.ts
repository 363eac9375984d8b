import { resolveAssets } from '@org/starter-kits';
import { createEntity } from '../../../kernel/entities/entity.service.ts';
import { makeTag } from '../../../kernel/entities/tags.repository.ts';
import type { TenantSeed } from '../../../kernel/module/seed.ts';
import { createCategory } from '../categories/categories.service.ts';
import { blogPostEntity } from './blog-post.entity.ts';

const DAY = 24 * 3600 * 1000;

/** Creates categories and posts of a demo tenant's blog. */
export async function seedBlog({ write, tenant: { blog }, images }: TenantSeed): Promise<void> {
  if (!blog) return;
  const { tx, tenantId } = write;
  const categories = new Map<string, number>();
  for (const fields of blog.categories)
    categories.set(fields.category, (await createCategory(write, 'blog', fields)).id);
  const getIds = (names: readonly string[]): number[] =>
    names.map((name) => categories.get(name)).filter((id) => id !== undefined);
  // At nine in the morning in Toronto, whatever the hour of the seed.
  const today = new Date().setUTCHours(13, 0, 0, 0);
  // Posts that were created last are the newest.
  for (const { image, day, categories: names, tags, ...post } of blog.posts.toReversed()) {
    const tagIds: number[] = [];
    for (const name of tags)
      tagIds.push(await makeTag(tx, tenantId, 'blog_post', { name, color: 'green' }));
    await createEntity(write, blogPostEntity, {
      ...post,
      featured_image: resolveAssets(image, images),
      publish_date: new Date(today + day * DAY).toISOString(),
      category_ids: getIds(names),
      tagIds,
    });
  }
}
