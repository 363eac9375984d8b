import { MESSAGES } from '@org/schema';
import { Button, EmptyState, ErrorState, Loader } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { EditorHost } from '../editor-host.ts';

/** What is over the canvas while there is nothing to see, or nothing that can be shown. Source: EDIT-011, ERR-001, ERR-002. */
export function Cover({ host }: { host: EditorHost }): ReactElement | null {
  const { session } = useEditor();
  const loading = useEditorState((state) => state.isEditorLoading);
  const failure = useEditorState((state) => state.loadFailure);
  const open = useEditorState((state) => state.selectedPage ?? state.selectedTemplate);
  if (failure && !loading) {
    const missing = /not_found$/.test(failure.code);
    const isTemplate = session.target?.kind === 'template';
    return (
      <div className="at-cover">
        <ErrorState
          title={isTemplate ? 'This template could not be opened' : MESSAGES.pageNotFound}
          hint={missing ? 'It may have been deleted, or its address has changed.' : failure.message}
          {...(missing ? {} : { onRetry: () => void session.reopen() })}
          action={
            <Button variant="default" onClick={host.exit}>
              Go to pages
            </Button>
          }
        />
      </div>
    );
  }
  if (loading)
    return (
      <div className="at-cover at-cover-loading" role="status">
        <Loader size="sm" role="img" aria-label="Loading" />
      </div>
    );
  return open ? null : (
    <div className="at-cover">
      <EmptyState
        title="Nothing is open"
        text="Open a page from the list of pages."
        action={<Button onClick={host.exit}>Go to pages</Button>}
      />
    </div>
  );
}
