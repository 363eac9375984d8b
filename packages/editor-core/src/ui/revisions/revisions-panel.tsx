import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  RelativeTime,
  UnstyledButton,
} from '@org/ui';
import { IconX } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import { asFailure, type EditorGateway, type EditorPage } from '../../session/host/gateway.ts';
import { useRevisions } from './use-revisions.ts';

/** Renders the saved versions of the open page: a click shows one in the canvas, and it can be restored. */
export function RevisionsPanel({ gateway }: { gateway: EditorGateway }): ReactElement {
  const page = useEditorState((state) => state.selectedPage);
  return page ? (
    <Versions gateway={gateway} page={page} />
  ) : (
    <EmptyState title="No page is open" text="Templates have no list of versions." />
  );
}

function Versions({ gateway, page }: { gateway: EditorGateway; page: EditorPage }): ReactElement {
  const { session, announce } = useEditor();
  const shown = useEditorState((state) => state.revision);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const list = useRevisions(gateway, page.id, page.version);
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      await act();
    } catch (error) {
      setFailure(asFailure(error).message);
    }
    setBusy(false);
  };
  const restore = (): Promise<void> =>
    attempt(async () => {
      if (await session.versions.restore()) announce('Version restored', 'status');
    });
  return (
    <section className="at-revisions" aria-label="Versions of the page">
      <header className="at-inspector-head">
        <h2>Versions</h2>
        <IconButton
          size={28}
          icon={IconX}
          label="Close versions"
          onPress={() => session.versions.close()}
        />
      </header>
      {shown ? (
        <div className="at-revision-bar">
          <Button size="xs" variant="filled" loading={busy} onClick={() => void restore()}>
            Restore this version
          </Button>
          <Button size="xs" variant="default" onClick={() => session.versions.hide()}>
            Back to page
          </Button>
        </div>
      ) : (
        <p className="at-panel-note">Every save is a version. Select one to preview it.</p>
      )}
      {failure ? (
        <Alert color="red" role="alert" m="xs" title="Something went wrong">
          {failure}
        </Alert>
      ) : null}
      <ol className="at-revision-list" aria-busy={list.isLoading}>
        {list.rows.map((revision) => (
          <li key={revision.id}>
            <UnstyledButton
              className="at-revision"
              aria-current={revision.id === shown?.id ? 'true' : undefined}
              onClick={() => void attempt(() => session.versions.show(revision))}
            >
              <RelativeTime value={revision.created_at} />
              <span className="at-revision-who">
                {revision.user?.displayName ?? 'Unknown'}
                {revision.version === page.version ? ' · newest' : ''}
                {revision.published_at && revision.label !== 'Published' ? ' · Published' : ''}
                {revision.label ? ` · ${revision.label}` : ''}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {list.failure ? (
        <ErrorState
          title="The versions could not be loaded"
          hint={list.failure.message}
          onRetry={list.loadMore}
        />
      ) : null}
      {list.hasMore && !list.failure ? (
        <div className="at-revision-bar">
          <Button size="xs" variant="default" loading={list.isLoading} onClick={list.loadMore}>
            Earlier versions
          </Button>
        </div>
      ) : null}
    </section>
  );
}
