import { Button, confirm, toast, UnstyledButton } from '@org/ui';
import { IconCheck, IconFile, IconSquareX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { getText } from '../../model/edits/text-of.ts';
import { useEditor, useNode } from '../../session/context/editor-context.ts';
import type { CommentFeed, CommentHost, PageComment } from '../../session/host/page-comments.ts';
import type { CommentThread } from '../../session/state/comment-threads.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { COPY } from './comment-copy.ts';
import { CommentItem } from './comment-item.tsx';

/** Props of a thread. */
export interface CommentThreadProps {
  readonly thread: CommentThread;
  readonly host: CommentHost;
  readonly feed: CommentFeed;
  readonly isOpen: boolean;
  /** True when the block of the thread is selected. */
  readonly isSelected: boolean;
  /** Opens or closes the thread. */
  readonly onToggle: () => void;
  /** Called when the thread left the list, such as when it was resolved. */
  readonly onGone: () => void;
}

/** Maximum length of a block's text beside its name. */
const MAX_SNIPPET = 60;

/** Returns a number of replies as text. */
const countReplies = (count: number): string => (count === 1 ? '1 reply' : `${count} replies`);

/** Renders a comment with its block and its replies. A closed thread shows how many replies there are. */
export function Thread(props: CommentThreadProps): ReactElement {
  const { thread, host, feed, isOpen, isSelected, onToggle, onGone } = props;
  const { comment, replies } = thread;
  const { store, announce } = useEditor();
  const node = useNode(comment.node ?? undefined);
  const name =
    comment.node === null ? COPY.page : node ? store.getName(comment.node) : COPY.removedBlock;
  const icon = store.registry.get(node?.type.resolvedName ?? '')?.icon ?? 'square';
  const NoBlock = comment.node === null ? IconFile : IconSquareX;
  const snippet = node ? getText(store, node).slice(0, MAX_SNIPPET) : '';
  const isResolved = comment.resolvedBy !== null;

  async function change(act: Promise<string>, done: string): Promise<void> {
    const failure = await act;
    if (failure !== '') toast.error(failure);
    else announce(done, 'status');
  }
  async function remove({ id, parentId }: PageComment): Promise<void> {
    const hasReplies = parentId === null && replies.length > 0;
    const answer = await confirm({
      title: COPY.removeTitle,
      text: hasReplies ? COPY.removeWithReplies : COPY.removeText,
      confirmLabel: COPY.removeConfirm,
      danger: true,
    });
    if (answer !== 'confirm') return;
    await change(feed.remove(id), 'Comment deleted');
    if (parentId === null) onGone();
  }
  async function setResolved(): Promise<void> {
    await change(
      feed.setResolved(comment.id, !isResolved),
      isResolved ? 'Comment reopened' : 'Comment resolved',
    );
    onGone();
  }
  const renderItem = (one: PageComment): ReactElement => {
    const isOwn = one.author.id === host.userId;
    return (
      <CommentItem
        comment={one}
        isOwn={isOwn}
        canDelete={isOwn || host.canDeleteAll}
        findPeople={host.findPeople}
        onSave={(text) => feed.update(one.id, text)}
        onDelete={() => void remove(one)}
      />
    );
  };

  return (
    <li
      className="at-thread"
      data-thread={comment.id}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <UnstyledButton className="at-thread-block" aria-expanded={isOpen} onClick={onToggle}>
        {node ? <BlockIcon name={icon} size={14} /> : <NoBlock size={14} aria-hidden />}
        <span className="at-cut" data-removed={(comment.node !== null && !node) || undefined}>
          {name}
          {snippet === '' ? null : <span className="at-thread-text">{snippet}</span>}
        </span>
        {!isOpen && replies.length > 0 ? (
          <span className="at-thread-count">{countReplies(replies.length)}</span>
        ) : null}
      </UnstyledButton>
      {renderItem(comment)}
      {isOpen && replies.length > 0 ? (
        <ol className="at-replies" aria-label={countReplies(replies.length)}>
          {replies.map((reply) => (
            <li key={reply.id}>{renderItem(reply)}</li>
          ))}
        </ol>
      ) : null}
      {comment.resolvedBy === null ? null : (
        <p className="at-comment-time">{`Resolved by ${comment.resolvedBy}`}</p>
      )}
      {isOpen ? (
        <CommentComposer
          draftKey={`reply ${comment.id}`}
          label={COPY.writeReply}
          placeholder={COPY.writeReply}
          submitLabel={COPY.reply}
          findPeople={host.findPeople}
          onSend={async (text) => {
            const failure = await feed.create({ ...text, node: null, parentId: comment.id });
            if (failure === '') announce('Reply added', 'status');
            return failure;
          }}
        />
      ) : null}
      <div className="at-thread-foot">
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={isResolved ? null : <IconCheck size={14} aria-hidden />}
          onClick={() => void setResolved()}
        >
          {isResolved ? COPY.reopen : COPY.resolve}
        </Button>
        {isOpen ? null : (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onToggle}>
            {COPY.reply}
          </Button>
        )}
      </div>
    </li>
  );
}
