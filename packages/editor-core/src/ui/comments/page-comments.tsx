import { ROOT_ID } from '@org/schema';
import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { CommentList } from '../../session/host/page-comments.ts';
import { getOpenThreads } from '../../session/state/comment-threads.ts';
import { INITIAL_STATE } from '../../session/state/editor-state.ts';
import { showComments } from '../../session/state/show-comments.ts';
import { CommentMarks } from './comment-marks.ts';

/** Props of the comments: the app, and the canvas document once it is there. */
export interface PageCommentsProps {
  readonly host: EditorHost;
  readonly doc: Document | undefined;
}

/** Follows the comments of the open page, and marks the blocks that have open ones. It renders nothing. */
export function PageComments({ host, doc }: PageCommentsProps): null {
  const { store, session } = useEditor();
  const { state } = session;
  const pageId = useEditorState(({ selectedPage }) => selectedPage?.id);
  const { comments } = useEditorState((all) => all.comments);
  const isShown = useEditorState(({ editMode, revision }) => editMode && revision === null);
  const marks = useRef<CommentMarks>(null);
  const follow = host.comments?.follow;
  const askedComment = host.comments?.askedComment;
  const asked = useRef<number>(undefined);

  // Before the comments are followed, so that the first list already shows the comment.
  useEffect(() => {
    asked.current = askedComment;
  }, [askedComment]);

  useEffect(() => {
    if (pageId === undefined || !follow) return;
    const onList = (list: CommentList): void => {
      state.set({ comments: list });
      const found = list.comments.find(({ id }) => id === asked.current);
      if (!found) return;
      asked.current = undefined;
      if (found.node !== null && store.node(found.node)) store.select([found.node]);
      showComments(state, { thread: found.id });
    };
    const feed = follow(pageId, onList);
    state.set({ commentFeed: feed });
    return () => {
      feed.stop();
      const { comments: none, commentFeed, commentsOpen } = INITIAL_STATE;
      state.set({ comments: none, commentFeed, commentsOpen, openThread: null });
    };
  }, [pageId, follow, state, store]);

  useEffect(() => {
    if (!doc) return;
    const created = new CommentMarks(doc, (node) => {
      store.select([node]);
      const [first] = getOpenThreads(state.get().comments.comments).get(node) ?? [];
      showComments(state, { thread: first?.id ?? null });
    });
    marks.current = created;
    const stop = store.subscribe(created.later);
    return () => {
      stop();
      created.remove();
      marks.current = null;
    };
  }, [doc, store, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new marks are empty
  useEffect(() => {
    const open = isShown ? getOpenThreads(comments) : new Map();
    marks.current?.show(
      [...open].map(([node, threads]) => ({
        node,
        count: threads.length,
        label: `Open comments on ${node === ROOT_ID ? 'the page' : store.getName(node)}: ${threads.length}`,
      })),
    );
  }, [comments, isShown, doc]);
  return null;
}
