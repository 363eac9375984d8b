import type { BlogPost } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { getEntity, updateEntity } from '../../../kernel/entities/entity.service.ts';
import { findRevision, labelRevision, toRevision } from '../../../kernel/entities/revisions.ts';
import type { TenantWrite } from '../../../kernel/events/record-change.ts';
import { blogPostEntity } from './blog-post.entity.ts';
import { POST_REVISIONS } from './blog-post-revisions.ts';

async function foundRevision(tx: TenantTx, postId: number, version: number) {
  const revision = await findRevision(tx, POST_REVISIONS, postId, version);
  if (!revision) throw appError('not_found');
  return revision;
}

/**
 * Returns one revision of a post with its content.
 * @throws `not_found`
 */
export async function getRevision(write: TenantWrite, postId: number, version: number) {
  await getEntity(write, blogPostEntity, postId);
  const revision = await foundRevision(write.tx, postId, version);
  const { title, excerpt, content } = revision;
  return { ...toRevision(revision), title, excerpt, content };
}

/**
 * Restores the title, excerpt and content of an earlier revision as a new version.
 * @throws `not_found`; `conflict`
 */
export async function restoreRevision(
  write: TenantWrite,
  based: { readonly id: number; readonly version: number | undefined },
  rev: number,
): Promise<BlogPost> {
  const { title, excerpt, content } = await foundRevision(write.tx, based.id, rev);
  const restored = (await updateEntity(write, blogPostEntity, based.id, {
    ...(based.version !== undefined && { version: based.version }),
    title,
    excerpt,
    content,
  })) as BlogPost;
  await labelRevision(write.tx, POST_REVISIONS, restored, `Restored from version ${rev}`);
  return restored;
}
