import { appError, type BlogPost } from '@org/schema';
import type { TenantTx } from '../../database/data-door.ts';
import { getEntity, updateEntity } from '../../entities/entity.service.ts';
import type { TenantWrite } from '../../events/record-change.ts';
import { blogPostKind } from './blog-post-kind.ts';
import {
  findRevision,
  labelRevision,
  type PostRevisionRow,
} from './blog-post-revisions.repository.ts';

/** A saved state of a post as calls answer it. Its version names it under its post. */
export function toRevision({
  user_id,
  user_name,
  version,
  created_at,
  size,
  label,
}: PostRevisionRow) {
  return {
    id: version,
    version,
    created_at: created_at.toISOString(),
    user: user_id === null ? null : { id: user_id, displayName: user_name ?? '' },
    size,
    label,
  };
}

async function foundRevision(tx: TenantTx, postId: number, version: number) {
  const revision = await findRevision(tx, postId, version);
  if (!revision) throw appError('not_found');
  return revision;
}

/** One saved state of a post with its content. Errors: `not_found`. */
export async function getRevision(write: TenantWrite, postId: number, version: number) {
  await getEntity(write, blogPostKind, postId);
  const revision = await foundRevision(write.tx, postId, version);
  const { title, excerpt, content } = revision;
  return { ...toRevision(revision), title, excerpt, content };
}

/** Makes a new version of a post with the words of an earlier one. Errors: `not_found`; `conflict`. */
export async function restoreRevision(
  write: TenantWrite,
  based: { readonly id: number; readonly version: number | undefined },
  rev: number,
): Promise<BlogPost> {
  const { title, excerpt, content } = await foundRevision(write.tx, based.id, rev);
  const restored = (await updateEntity(write, blogPostKind, based.id, {
    ...(based.version !== undefined && { version: based.version }),
    title,
    excerpt,
    content,
  })) as BlogPost;
  await labelRevision(write.tx, restored, `Restored from version ${rev}`);
  return restored;
}
