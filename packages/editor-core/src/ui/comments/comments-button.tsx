import { IconButton } from '@org/ui';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';

/** Renders the button of the bar that shows or hides the comments, with the number of open ones. */
export function CommentsButton(): ReactElement | null {
  const { commands } = useEditor();
  const hasComments = useEditorState(({ commentFeed }) => commentFeed !== null);
  const isOpen = useEditorState(({ commentsOpen }) => commentsOpen);
  const canShow = useEditorState(({ editMode }) => editMode);
  const count = useEditorState(
    ({ comments }) =>
      comments.comments.filter(
        ({ parentId, resolvedBy }) => parentId === null && resolvedBy === null,
      ).length,
  );
  if (!hasComments || !canShow) return null;
  return (
    <span className="at-comments-button">
      <IconButton
        icon={IconMessageCircle}
        label={count === 0 ? 'Comments' : `Comments, ${count} open`}
        aria-expanded={isOpen}
        onPress={() => commands.run('comments')}
      />
      {count > 0 ? (
        <span className="at-comments-count" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  );
}
