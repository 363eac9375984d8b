import { createEntity } from '../../kernel/entities/entity.service.ts';
import { makeTag } from '../../kernel/entities/tags.repository.ts';
import type { TenantWrite } from '../../kernel/events/record-change.ts';
import { blogPostEntity, createCategory } from '../../modules/content/index.ts';
import { DEMO_CATEGORIES, DEMO_POSTS } from './demo-posts.ts';

const DAY = 24 * 3600 * 1000;

/** Gives a demo tenant categories and posts of a blog. Shape: `art` the address of each drawing by its name. */
export async function seedBlog(
  write: TenantWrite,
  art: ReadonlyMap<string, string>,
): Promise<void> {
  const { tx, tenantId } = write;
  const categories = new Map<string, number>();
  for (const fields of DEMO_CATEGORIES)
    categories.set(fields.category, (await createCategory(write, 'blog', fields)).id);
  const getIds = (names: readonly string[]): number[] =>
    names.map((name) => categories.get(name)).filter((id) => id !== undefined);
  // At nine in the morning in Toronto, whatever the hour of the seed.
  const today = new Date().setUTCHours(13, 0, 0, 0);
  for (const { art: drawing, day, categories: names, tags, ...post } of DEMO_POSTS.toReversed()) {
    const tagIds: number[] = [];
    for (const name of tags)
      tagIds.push(await makeTag(tx, tenantId, 'blog_post', { name, color: 'green' }));
    await createEntity(write, blogPostEntity, {
      ...post,
      featured_image: art.get(drawing) ?? '',
      publish_date: new Date(today + day * DAY).toISOString(),
      category_ids: getIds(names),
      tagIds,
    });
  }
}
