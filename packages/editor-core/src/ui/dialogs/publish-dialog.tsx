import { loadContent } from '@org/content';
import { Button, Dialog } from '@org/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import {
  asFailure,
  type EditorGateway,
  type GatewayFailure,
  type LivePage,
} from '../../session/host/gateway.ts';
import { compareTrees } from './compare-trees.ts';
import { Problems, useProblems } from './page-problems.tsx';
import { type ComparisonLabels, TreeComparison } from './tree-comparison.tsx';

const LABELS: ComparisonLabels = {
  mine: 'New',
  other: 'Live now',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
};

/** Props of the dialog. */
interface PublishDialogProps {
  readonly gateway: EditorGateway;
  readonly host: EditorHost;
  readonly onClose: () => void;
}

/** Live version of the page: loading, loaded, or why it could not be loaded. */
type Live = 'loading' | { readonly page: LivePage } | { readonly failure: GatewayFailure };

/** Loads what visitors of a public page see. */
function useLive(gateway: EditorGateway, pageId: number, isPublic: boolean): Live | undefined {
  const [live, setLive] = useState<Live>('loading');
  useEffect(() => {
    if (!isPublic) return;
    const load = new AbortController();
    gateway.loadLive(pageId, load.signal).then(
      (page) => setLive({ page }),
      (error: unknown) => !load.signal.aborted && setLive({ failure: asFailure(error) }),
    );
    return () => load.abort();
  }, [gateway, pageId, isPublic]);
  return isPublic ? live : undefined;
}

/** Renders what the publication changes for visitors. */
function Changes({ live, host }: { live: Live; host: EditorHost }): ReactElement {
  const { store } = useEditor();
  if (live === 'loading') return <p aria-live="polite">Comparing with the live page…</p>;
  if ('failure' in live)
    return (
      <p>The live page could not be loaded: {live.failure.message}. You can publish anyway.</p>
    );
  const loaded = loadContent(live.page.content, store.registry);
  if (!loaded.ok) return <p>The live page could not be read.</p>;
  const difference = compareTrees(store.tree, loaded.tree);
  const { added, removed, changed } = difference;
  const isSame = added.length + removed.length + changed.length === 0;
  return (
    <>
      {isSame ? (
        <p>The content is the same as on the live page.</p>
      ) : (
        <TreeComparison other={loaded.tree} difference={difference} host={host} labels={LABELS} />
      )}
      <ChangedFields live={live.page} />
    </>
  );
}

/** Fields that are compared with the live page besides the content. */
const FIELDS = [
  ['title', 'Title'],
  ['excerpt', 'Excerpt'],
  ['meta_description', 'Description in search results'],
] as const;

/** Renders both versions of fields that differ. */
function ChangedFields({ live }: { live: LivePage }): ReactElement | null {
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const changed = FIELDS.filter(([name]) => page[name] !== live[name]);
  if (changed.length === 0) return null;
  return (
    <dl className="at-conflict-list">
      {changed.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="at-publish-field">
            <span>New: “{page[name]}”</span>
            <span>Live now: “{live[name]}”</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the question before a page is published: what visitors will see, what changes for them, and what to check. */
export function PublishDialog({ gateway, host, onClose }: PublishDialogProps): ReactElement | null {
  const { session, announce } = useEditor();
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const item = useEditorState((state) => state.shownItem?.item);
  const live = useLive(gateway, page.id, page.is_public);
  const problems = useProblems(host);
  const [busy, setBusy] = useState(false);
  const publish = async (): Promise<void> => {
    setBusy(true);
    const isDone = await session.publication.publish();
    onClose();
    if (isDone) announce('Page published', 'status');
  };
  return (
    <Dialog
      open
      title={page.is_public ? 'Publish changes' : 'Publish page'}
      width={760}
      onClose={onClose}
    >
      <p className="at-conflict-who">
        {page.is_public
          ? 'Visitors will see this version at '
          : 'Anyone will be able to see this page at '}
        <b className="at-publish-address">{host.siteUrl(page, item)}</b>
      </p>
      {live ? <Changes live={live} host={host} /> : null}
      <Problems problems={problems} onLeave={onClose} />
      <div className="at-conflict-choices at-publish-choices">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="default"
          disabled={busy}
          onClick={() => session.state.set({ dialog: 'schedule' })}
        >
          Schedule…
        </Button>
        <Button variant="filled" data-autofocus loading={busy} onClick={() => void publish()}>
          Publish now
        </Button>
      </div>
    </Dialog>
  );
}
