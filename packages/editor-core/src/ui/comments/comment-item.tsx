import { parseMarkup, toCommentText } from '@org/content';
import {
  getInitials,
  getPersonHue,
  IconButton,
  MarkupNodes,
  type MentionOption,
  RelativeTime,
} from '@org/ui';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useMemo, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { CommentText, PageComment } from '../../session/host/page-comments.ts';
import { CommentComposer } from './comment-composer.tsx';
import { COPY } from './comment-copy.ts';

/** Props of a comment. */
export interface CommentItemProps {
  readonly comment: PageComment;
  readonly isOwn: boolean;
  readonly canDelete: boolean;
  readonly findPeople: (search: string) => Promise<readonly MentionOption[]>;
  /** Stores a new text; resolves to the message of a failure, or ''. */
  readonly onSave: (text: CommentText) => Promise<string>;
  readonly onDelete: () => void;
}

/** Renders a comment with its author and time. */
export function CommentItem(props: CommentItemProps): ReactElement {
  const { comment, isOwn, canDelete, findPeople, onSave, onDelete } = props;
  const { author, body, mentions, createdAt, isEdited } = comment;
  const { state } = useEditor().session;
  const draftKey = `edit ${comment.id}`;
  const hasDraft = useEditorState(({ commentDrafts }) => commentDrafts[draftKey] !== undefined);
  const [wantsEdit, setEditing] = useState(false);
  const isEditing = isOwn && (wantsEdit || hasDraft);
  const nodes = useMemo(() => parseMarkup(body), [body]);
  return (
    <article className="at-comment" aria-label={`Comment of ${author.displayName}`}>
      <span className="at-visitor-initials" data-hue={getPersonHue(author.id)} aria-hidden>
        {getInitials(author.displayName)}
      </span>
      <div className="at-comment-body">
        <div className="at-comment-head">
          <strong className="at-cut">{author.displayName}</strong>
          {isEditing ? null : (
            <span className="at-comment-actions">
              {isOwn ? (
                <IconButton
                  size={24}
                  icon={IconPencil}
                  label={COPY.edit}
                  onPress={() => setEditing(true)}
                />
              ) : null}
              {canDelete ? (
                <IconButton size={24} icon={IconTrash} label={COPY.remove} onPress={onDelete} />
              ) : null}
            </span>
          )}
        </div>
        <span className="at-comment-time">
          <RelativeTime value={createdAt} />
          {isEdited ? ` · ${COPY.edited}` : ''}
        </span>
        {isEditing ? (
          <CommentComposer
            draftKey={draftKey}
            initial={{ text: toCommentText(body), people: mentions }}
            label={COPY.edit}
            placeholder={COPY.write}
            submitLabel={COPY.save}
            autoFocus
            findPeople={findPeople}
            onCancel={() => setEditing(false)}
            onSend={async (text) => {
              const failure = await onSave(text);
              if (failure === '') {
                const { [draftKey]: _sent, ...others } = state.get().commentDrafts;
                state.set({ commentDrafts: others });
                setEditing(false);
              }
              return failure;
            }}
          />
        ) : (
          <MarkupNodes nodes={nodes} />
        )}
      </div>
    </article>
  );
}
