import { subtreeIds } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import type { PageComment } from '../host/page-comments.ts';

/** A comment with its replies, oldest first. */
export interface CommentThread {
  readonly comment: PageComment;
  readonly replies: readonly PageComment[];
}

function group<Key>(
  comments: readonly PageComment[],
  getKey: (comment: PageComment) => Key,
): ReadonlyMap<Key, PageComment[]> {
  const groups = new Map<Key, PageComment[]>();
  for (const comment of comments) {
    const key = getKey(comment);
    groups.set(key, [...(groups.get(key) ?? []), comment]);
  }
  return groups;
}

/** Returns the threads of comments, in the order of their first comments. */
export function getThreads(comments: readonly PageComment[]): CommentThread[] {
  const byParent = group(comments, ({ parentId }) => parentId);
  return (byParent.get(null) ?? []).map((comment) => ({
    comment,
    replies: byParent.get(comment.id) ?? [],
  }));
}

/** Returns the open threads of each block; those of the page itself have the id of the root. */
export function getOpenThreads(
  comments: readonly PageComment[],
): ReadonlyMap<NodeId, readonly PageComment[]> {
  return group(
    comments.filter(({ parentId, resolvedBy }) => parentId === null && resolvedBy === null),
    ({ node }) => node ?? ROOT_ID,
  );
}

/** Returns whether a person wrote in a thread or is mentioned in it. */
export function isThreadWith({ comment, replies }: CommentThread, userId: number): boolean {
  return [comment, ...replies].some(
    ({ author, mentions }) =>
      author.id === userId || mentions.some(({ value }) => value === String(userId)),
  );
}

/** Sorts threads by the positions of their blocks: those about the page first, those of removed blocks last. */
export function sortThreads(
  threads: readonly CommentThread[],
  tree: BuilderTree,
): readonly CommentThread[] {
  const positions = new Map(subtreeIds(tree).map((id, position) => [id, position]));
  const getPosition = ({ comment }: CommentThread): number =>
    positions.get(comment.node ?? ROOT_ID) ?? positions.size;
  return threads.toSorted((one, other) => getPosition(one) - getPosition(other));
}
