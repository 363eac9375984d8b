import { failureText, onLiveEvent, peopleChoices } from '@org/admin-kit';
import type { ApiClient } from '@org/api-client';
import type { CommentFeed, CommentHost, CommentList, PageComment } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import type { PageComment as StoredComment } from '@org/schema/entities';
import { text } from './messages.ts';

const { pageComments } = apiContract;

/** Number of comments of one request. */
const PAGE_SIZE = 200;

function toPageComment(stored: StoredComment): PageComment {
  const { id, parent_id, node, body, user, mentions, created_at, edited_at } = stored;
  return {
    id,
    parentId: parent_id,
    node,
    body,
    author: user ?? { id: 0, displayName: text.someone },
    mentions: mentions.map((person) => ({
      value: String(person.id),
      label: person.displayName || person.firstname,
    })),
    createdAt: created_at,
    isEdited: edited_at !== null,
    resolvedBy:
      stored.resolved_at === null ? null : (stored.resolved_by?.displayName ?? text.someone),
  };
}

/** Loads all comments of a page. */
async function loadComments(api: ApiClient, id: number): Promise<PageComment[]> {
  const loaded: StoredComment[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { results } = await api.call(pageComments.list, {
      params: { id },
      query: { currentPage, itemsPerPage: PAGE_SIZE },
    });
    loaded.push(...results.rows);
    if (results.rows.length < PAGE_SIZE) return loaded.map(toPageComment);
  }
}

/** Follows the comments of a page: loads them again when someone changed one. */
function followComments(
  api: ApiClient,
  pageId: number,
  onList: (list: CommentList) => void,
): CommentFeed {
  let comments: readonly PageComment[] = [];
  let isOpen = true;
  let isLoading = false;
  let isOutdated = false;

  const tell = (status: CommentList['status'], message = ''): void => {
    if (isOpen) onList({ status, comments, message });
  };
  async function load(): Promise<void> {
    isOutdated = true;
    if (isLoading) return;
    isLoading = true;
    while (isOutdated && isOpen) {
      isOutdated = false;
      try {
        comments = await loadComments(api, pageId);
        tell('ready');
      } catch (error) {
        tell('failed', failureText(error));
      }
    }
    isLoading = false;
  }
  async function change(act: Promise<unknown>): Promise<string> {
    try {
      await act;
    } catch (error) {
      return failureText(error);
    }
    await load();
    return '';
  }
  const getParams = (commentId: number) => ({ id: pageId, commentId });

  const stop = onLiveEvent(({ event, data }) => {
    if (event === 'reset') void load();
    if (event === 'entity_changed' && data.entity === 'page_comment') void load();
  });
  void load();
  return {
    reload: () => {
      tell('loading');
      void load();
    },
    create: ({ body, mentions, node, parentId }) =>
      change(
        api.call(pageComments.create, {
          params: { id: pageId },
          body: { body, mentions: [...mentions], node, parent_id: parentId },
        }),
      ),
    update: (id, { body, mentions }) =>
      change(
        api.call(pageComments.update, {
          params: getParams(id),
          body: { body, mentions: [...mentions] },
        }),
      ),
    remove: (id) => change(api.call(pageComments.remove, { params: getParams(id) })),
    setResolved: (id, isResolved) =>
      change(
        api.call(isResolved ? pageComments.resolve : pageComments.reopen, {
          params: getParams(id),
        }),
      ),
    stop: () => {
      isOpen = false;
      stop();
    },
  };
}

/** Creates the comments of pages in the editor. */
export function createComments(
  api: ApiClient,
  options: Pick<CommentHost, 'userId' | 'canDeleteAll' | 'askedComment'>,
): CommentHost {
  return {
    ...options,
    follow: (pageId, onList) => followComments(api, pageId, onList),
    findPeople: async (search) =>
      (await peopleChoices.find(api, search)).map(({ value, label }) => ({
        value: String(value),
        label,
      })),
  };
}
