import { MESSAGES } from '@org/schema/copy';
import { Button, EmptyState, ErrorState, Loader } from '@org/ui';
import type { ReactElement } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { isGone } from '../../session/host/gateway.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';

/** Labels of the way back. */
const BACK = {
  page: 'Go to pages',
  template: 'Go to pages',
  campaign: 'Go to campaigns',
  notification: 'Go to notifications',
} as const;

/** Renders the loading and error states over the canvas. */
export function Cover({ host }: { host: EditorHost }): ReactElement | null {
  const { session } = useEditor();
  const loading = useEditorState((state) => state.isEditorLoading);
  const failure = useEditorState((state) => state.loadFailure);
  const open = useEditorState(
    (state) => state.selectedPage ?? state.selectedTemplate ?? state.selectedCampaign,
  );
  const exit = (): void => host.exit(getDocumentTarget(session.state.get()));
  if (failure && !loading) {
    // An invalid address is treated as not found too.
    const missing = isGone(failure) || /^(malformed|validation_failed)$/.test(failure.code);
    const kind = session.target?.kind ?? 'page';
    return (
      <div className="at-cover">
        <ErrorState
          title={kind === 'page' ? MESSAGES.pageNotFound : `This ${kind} could not be opened`}
          hint={missing ? 'It may have been deleted, or its address has changed.' : failure.message}
          {...(missing ? {} : { onRetry: () => void session.reopen() })}
          action={
            <Button variant="default" onClick={exit}>
              {BACK[kind]}
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
        action={<Button onClick={exit}>Go to pages</Button>}
      />
    </div>
  );
}
