import { MESSAGES } from '@org/schema';
import { ErrorState, Loader } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';

/** What is over the canvas while there is nothing to see, or nothing that can be shown. Source: EDIT-011, ERR-001, ERR-002. */
export function Cover(): ReactElement | null {
  const { session } = useEditor();
  const loading = useEditorState((state) => state.isEditorLoading);
  const failure = useEditorState((state) => state.loadFailure);
  if (failure && !loading) {
    const missing = failure.code === 'page_not_found';
    return (
      <div className="at-cover">
        <ErrorState
          title={
            session.target?.kind === 'template'
              ? 'This template could not be opened'
              : MESSAGES.pageNotFound
          }
          hint={missing ? 'It may have been deleted, or its address has changed.' : failure.message}
          {...(missing ? {} : { onRetry: () => void session.reopen() })}
        />
      </div>
    );
  }
  return loading ? (
    <div className="at-cover at-cover-loading" role="status">
      <Loader size="sm" aria-label="Loading" />
    </div>
  ) : null;
}
