import { ROOT_ID } from '@org/schema';
import { Checkbox, EmptyState, ErrorState, IconButton, Segmented, SkeletonLines } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { revealNode } from '../../session/canvas-document/canvas-dom.ts';
import { useEditor, useEditorState, useSelection } from '../../session/context/editor-context.ts';
import type { CommentFeed, CommentHost } from '../../session/host/page-comments.ts';
import {
  type CommentThread,
  getThreads,
  isThreadWith,
  sortThreads,
} from '../../session/state/comment-threads.ts';
import { CommentComposer } from './comment-composer.tsx';
import { COPY } from './comment-copy.ts';
import { Thread } from './comment-thread.tsx';

type Shown = 'open' | 'resolved';

const isResolved = ({ comment }: CommentThread): boolean => comment.resolvedBy !== null;

/** Renders the comments of the open page; nothing where there are none. */
export function CommentsPanel({ host }: { host: CommentHost | undefined }): ReactElement | null {
  const feed = useEditorState(({ commentFeed }) => commentFeed);
  return host && feed ? <Comments host={host} feed={feed} /> : null;
}

function Comments({ host, feed }: { host: CommentHost; feed: CommentFeed }): ReactElement {
  const { store, session, canvas, announce } = useEditor();
  const { state } = session;
  const { comments, status, message } = useEditorState((all) => all.comments);
  const openThread = useEditorState((all) => all.openThread);
  const focus = useEditorState((all) => all.commentFocus);
  const pageId = useEditorState(({ selectedPage }) => selectedPage?.id);
  const selection = useSelection();
  const [shown, setShown] = useState<Shown>('open');
  const [isMine, setMine] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const version = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeOutline(listener), [store]),
    () => store.outlineVersion,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the document is another
  const threads = useMemo(
    () => sortThreads(getThreads(comments), store.tree),
    [comments, store, version],
  );
  const matching = isMine ? threads.filter((one) => isThreadWith(one, host.userId)) : threads;
  const resolved = matching.filter(isResolved);
  const open = matching.filter((one) => !isResolved(one));
  const listed = shown === 'open' ? open : resolved;
  const [only] = selection.length === 1 ? selection : [];
  const block = only === undefined || only === ROOT_ID || !store.node(only) ? null : only;
  const target = block === null ? 'the page' : store.getName(block);

  // A thread that was opened from elsewhere is shown even when the filter hides it.
  const asked = threads.find(({ comment }) => comment.id === openThread);
  const isAskedResolved = asked && isResolved(asked);
  useEffect(() => {
    if (openThread === null || isAskedResolved === undefined) return;
    setShown(isAskedResolved ? 'resolved' : 'open');
    setMine(false);
    requestAnimationFrame(() =>
      panel.current
        ?.querySelector(`[data-thread="${openThread}"]`)
        ?.scrollIntoView({ block: 'nearest' }),
    );
  }, [openThread, isAskedResolved]);

  const toggle = ({ comment: { id, node } }: CommentThread): void => {
    if (openThread === id) return state.set({ openThread: null });
    state.set({ openThread: id });
    if (node === null || !store.node(node)) return;
    store.select([node]);
    const doc = canvas();
    if (doc) revealNode(doc, node);
  };
  const empty = isMine
    ? { title: COPY.emptyMineTitle, text: COPY.emptyMineText }
    : shown === 'open'
      ? { title: COPY.emptyTitle, text: COPY.emptyText }
      : { title: COPY.emptyResolvedTitle, text: COPY.emptyResolvedText };

  return (
    <section
      ref={panel}
      className="at-revisions at-comments"
      aria-label="Comments on the page"
      tabIndex={-1}
    >
      <header className="at-inspector-head">
        <h2>{COPY.title}</h2>
        <IconButton
          size={28}
          icon={IconX}
          label={COPY.close}
          onPress={() => state.set({ commentsOpen: false })}
        />
      </header>
      <div className="at-comments-new">
        <p className="at-comments-about">{`Comment on ${target}`}</p>
        <CommentComposer
          key={focus}
          draftKey={`new ${pageId} ${block ?? ROOT_ID}`}
          label={`Comment on ${target}`}
          placeholder={COPY.write}
          submitLabel={COPY.send}
          autoFocus={focus > 0}
          findPeople={host.findPeople}
          onSend={async (text) => {
            const failure = await feed.create({ ...text, node: block, parentId: null });
            if (failure !== '') return failure;
            setShown('open');
            announce('Comment added', 'status');
            return '';
          }}
        />
      </div>
      <div className="at-comments-filter">
        <Segmented<Shown>
          label="Shown comments"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'open', label: `Open (${open.length})` },
            { value: 'resolved', label: `Resolved (${resolved.length})` },
          ]}
        />
        <Checkbox
          size="xs"
          label={COPY.mine}
          checked={isMine}
          onChange={(event) => setMine(event.currentTarget.checked)}
        />
      </div>
      {status === 'failed' ? (
        <ErrorState title={COPY.failed} hint={message} onRetry={feed.reload} />
      ) : null}
      {status === 'loading' && comments.length === 0 ? (
        <div className="at-comments-loading">
          <SkeletonLines count={4} />
        </div>
      ) : null}
      {status === 'ready' && listed.length === 0 ? <EmptyState {...empty} /> : null}
      <ol className="at-threads">
        {listed.map((thread) => (
          <Thread
            key={thread.comment.id}
            thread={thread}
            host={host}
            feed={feed}
            isOpen={openThread === thread.comment.id}
            isSelected={thread.comment.node !== null && thread.comment.node === block}
            onToggle={() => toggle(thread)}
            onGone={() => panel.current?.focus({ preventScroll: true })}
          />
        ))}
      </ol>
    </section>
  );
}
