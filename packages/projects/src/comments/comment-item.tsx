import { toCommentText } from '@org/content';
import type { WorkComment } from '@org/schema/entities';
import { confirm, IconButton, RelativeTime } from '@org/ui';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { Avatars } from '../parts/avatars.tsx';
import { MarkupView } from '../parts/markup-view.tsx';
import { toPeopleOptions } from '../parts/people.ts';
import { type CommentBody, CommentComposer } from './comment-composer.tsx';
import { text } from './messages.ts';

/** Props of a comment. */
export interface CommentItemProps {
  readonly comment: WorkComment;
  /** True for the user's own comment, which can be edited and deleted. */
  readonly isOwn: boolean;
  /** Saves a new text; resolves to the message of a failure, or ''. */
  readonly onSave: (id: number, comment: CommentBody) => Promise<string>;
  readonly onDelete: (id: number) => void;
}

/** Renders a comment with its author and time. */
export function CommentItem({ comment, isOwn, onSave, onDelete }: CommentItemProps): ReactElement {
  const [isEdited, setEdited] = useState(false);
  const { id, user, body, mentions, created_at, edited_at } = comment;
  const name = user?.displayName || text.unknown;

  async function remove(): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle,
      text: text.removeText,
      confirmLabel: text.removeConfirm,
      danger: true,
    });
    if (answer === 'confirm') onDelete(id);
  }

  return (
    <li className="pj-comment">
      <Avatars people={[{ id: user?.id ?? 0, displayName: name, firstname: name }]} />
      <div className="pj-comment-body">
        <div className="pj-comment-head">
          <strong className="at-cut">{name}</strong>
          <span className="at-meta">
            <RelativeTime value={created_at} />
            {edited_at && ` · ${text.edited}`}
          </span>
          {isOwn && !isEdited && (
            <span className="pj-comment-actions">
              <IconButton
                size={24}
                icon={IconPencil}
                label={text.edit}
                onPress={() => setEdited(true)}
              />
              <IconButton
                size={24}
                icon={IconTrash}
                label={text.remove}
                onPress={() => void remove()}
              />
            </span>
          )}
        </div>
        {isEdited ? (
          <CommentComposer
            initial={toCommentText(body)}
            mentioned={toPeopleOptions(mentions)}
            submitLabel={text.save}
            onCancel={() => setEdited(false)}
            onSubmit={async (next) => {
              const failure = await onSave(id, next);
              if (failure === '') setEdited(false);
              return failure;
            }}
          />
        ) : (
          <MarkupView markup={body} />
        )}
      </div>
    </li>
  );
}
