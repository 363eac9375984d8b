import { expect, it } from 'vitest';
import { FIRST, getPage, SECOND } from '../../../test/editor-registry.ts';
import type { PageComment } from '../host/page-comments.ts';
import { getOpenThreads, getThreads, isThreadWith, sortThreads } from './comment-threads.ts';

const comment = (id: number, more: Partial<PageComment> = {}): PageComment => ({
  id,
  parentId: null,
  node: null,
  body: '<p>Hi</p>',
  author: { id: 1, displayName: 'Ada' },
  mentions: [],
  createdAt: '2026-01-01T00:00:00Z',
  isEdited: false,
  resolvedBy: null,
  ...more,
});

it('groups replies below their comment and counts open threads by block', () => {
  const comments = [
    comment(1, { node: FIRST }),
    comment(2, { node: FIRST, resolvedBy: 'Ada' }),
    comment(3, { parentId: 1 }),
    comment(4),
  ];
  const ids = getThreads(comments).map(({ comment: { id }, replies }) => [
    id,
    ...replies.map((reply) => reply.id),
  ]);
  expect(ids).toEqual([[1, 3], [2], [4]]);
  const open = [...getOpenThreads(comments)].map(([node, all]) => [node, all.length]);
  expect(open).toEqual([
    [FIRST, 1],
    ['ROOT', 1],
  ]);
});

it('finds the threads of a person by their comments, replies and mentions', () => {
  const [own, answered, mentioned, other] = getThreads([
    comment(1, { author: { id: 7, displayName: 'Bo' } }),
    comment(2),
    comment(3, { mentions: [{ value: '7', label: 'Bo' }] }),
    comment(4),
    comment(5, { parentId: 2, author: { id: 7, displayName: 'Bo' } }),
  ]).map((thread) => isThreadWith(thread, 7));
  expect([own, answered, mentioned, other]).toEqual([true, true, true, false]);
});

it('sorts threads by their blocks on the page, with removed blocks last', () => {
  const threads = getThreads([
    comment(1, { node: 'gone000001' }),
    comment(2, { node: SECOND }),
    comment(3, { node: FIRST }),
    comment(4),
  ]);
  const sorted = sortThreads(threads, getPage({ type: 'Text' }, { type: 'Text' }));
  expect(sorted.map(({ comment: { id } }) => id)).toEqual([4, 3, 2, 1]);
});
