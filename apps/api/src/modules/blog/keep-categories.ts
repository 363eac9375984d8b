import { appError } from '@org/schema';
import type { TenantWrite } from '../../events/record-change.ts';

/** Gives a post exactly these categories of the blog. Errors: `validation_failed` for ones that are not there. */
export async function keepCategories(
  { tx, tenantId }: TenantWrite,
  postId: number,
  categoryIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(categoryIds)];
  const known =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('categories')
          .select('id')
          .where('id', 'in', ids)
          .where('kind', '=', 'blog')
          .where('deleted_at', 'is', null)
          .execute();
  if (known.length < ids.length)
    throw appError('validation_failed', {
      formErrors: { category_ids: 'Some of these categories do not exist' },
    });
  await tx.deleteFrom('blog_post_categories').where('post_id', '=', postId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('blog_post_categories')
    .values(ids.map((category_id) => ({ tenant_id: tenantId, post_id: postId, category_id })))
    .execute();
}
