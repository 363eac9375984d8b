import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { Button, Dialog, RelativeTime } from '@org/ui';
import { type ReactElement, useMemo, useState } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { getText } from '../../model/edits/text-of.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import type { GatewayFailure } from '../../session/host/gateway.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';
import { compareTrees, partsWith, type TreeDifference } from './compare-trees.ts';

function names(store: DocumentStore, tree: BuilderTree, ids: readonly NodeId[]): string {
  const labels = ids
    .filter((id) => id !== ROOT_ID)
    .map((id) => store.registry.get(tree[id]?.type.resolvedName ?? '')?.label ?? 'Block');
  const counted = [...new Set(labels)].map((label) => {
    const count = labels.filter((other) => other === label).length;
    return count > 1 ? `${count} × ${label}` : label;
  });
  return counted.join(', ') || 'The order of blocks';
}

/** Maximum number of texts in the comparison, and maximum length of each. */
const MAX_TEXTS = 6;
const LONGEST_TEXT = 120;

/** Renders both versions of each text that differs. */
function Wordings({
  store,
  theirs,
  ids,
}: {
  store: DocumentStore;
  theirs: BuilderTree;
  ids: readonly NodeId[];
}): ReactElement | null {
  const pairs = ids.flatMap((id) => {
    const mine = getText(store, store.node(id));
    const other = getText(store, theirs[id]);
    return mine === other ? [] : [{ id, mine, other }];
  });
  if (pairs.length === 0) return null;
  return (
    <ul className="at-conflict-words">
      {pairs.slice(0, MAX_TEXTS).map(({ id, mine, other }) => (
        <li key={id}>
          <span>Yours: “{mine.slice(0, LONGEST_TEXT)}”</span>
          <span>Theirs: “{other.slice(0, LONGEST_TEXT)}”</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders both versions of differing sections as visitors would see them. */
function Pictures({
  store,
  theirs,
  difference,
  host,
}: {
  store: DocumentStore;
  theirs: BuilderTree;
  difference: TreeDifference;
  host: EditorHost;
}): ReactElement {
  const { added, removed, changed } = difference;
  const ids = changed.filter((id) => id !== ROOT_ID);
  const sides = [
    { name: 'Yours', tree: store.tree, ids: [...added, ...ids] },
    { name: 'Theirs', tree: theirs, ids: [...removed, ...ids] },
  ];
  return (
    <div className="at-conflict-sides">
      {sides.map((side) => (
        <figure key={side.name}>
          <figcaption>{side.name}</figcaption>
          <BlockPicture
            tree={side.tree}
            ids={partsWith(side.tree, side.ids)}
            host={host}
            title={side.name}
          />
        </figure>
      ))}
    </div>
  );
}

/**
 * Renders the dialog after a save conflict: shows both versions and their differences, and lets the author choose. Nothing is
 * overwritten before that.
 */
export function ConflictDialog({ host }: { host: EditorHost }): ReactElement {
  const { store, session } = useEditor();
  const { conflict } = session;
  const failure = useEditorState((state) => state.saveFailure);
  const what = useEditorState((state) =>
    state.selectedPage ? 'page' : state.selectedCampaign ? 'campaign' : 'template',
  );
  const [copying, setCopying] = useState(false);
  const [problem, setProblem] = useState<GatewayFailure | undefined>();
  const theirs = useMemo(() => conflict.theirTree(failure), [conflict, failure]);
  const current = failure?.current as
    | {
        updated_at?: string;
        author?: { displayName?: string } | null;
        user?: { displayName?: string } | null;
      }
    | undefined;
  const close = (): void => session.state.set({ dialog: 'none' });
  const difference = theirs?.ok ? compareTrees(store.tree, theirs.tree) : undefined;
  const keepCopy = async (): Promise<void> => {
    setCopying(true);
    setProblem(await conflict.keepCopy());
    setCopying(false);
  };
  return (
    <Dialog open title={`This ${what} was changed while you edited it`} width={760} onClose={close}>
      <p className="at-conflict-who">
        {(current?.author ?? current?.user)?.displayName ?? 'Someone'} saved another version{' '}
        {current?.updated_at ? <RelativeTime value={current.updated_at} /> : null}. Both versions
        are saved until you choose.
      </p>
      {difference && theirs?.ok ? (
        <>
          <Pictures store={store} theirs={theirs.tree} difference={difference} host={host} />
          <dl className="at-conflict-list">
            <div>
              <dt>Only in yours</dt>
              <dd>
                {difference.added.length ? names(store, store.tree, difference.added) : 'Nothing'}
              </dd>
            </div>
            <div>
              <dt>Only in theirs</dt>
              <dd>
                {difference.removed.length
                  ? names(store, theirs.tree, difference.removed)
                  : 'Nothing'}
              </dd>
            </div>
            <div>
              <dt>Different in both</dt>
              <dd>
                {difference.changed.length
                  ? names(store, store.tree, difference.changed)
                  : 'Nothing'}
                <Wordings store={store} theirs={theirs.tree} ids={difference.changed} />
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p>{theirs && !theirs.ok ? theirs.message : 'The other version could not be read.'}</p>
      )}
      {problem ? (
        <p className="at-conflict-problem" role="alert">
          Your copy could not be saved: {problem.message}. Nothing has changed.
        </p>
      ) : null}
      <div className="at-conflict-choices">
        <Button variant="default" data-autofocus onClick={close}>
          Decide later
        </Button>
        <Button variant="default" disabled={copying} onClick={() => conflict.takeTheirs()}>
          Use theirs
        </Button>
        <Button variant="default" loading={copying} onClick={() => void keepCopy()}>
          Save mine as a copy
        </Button>
        <Button variant="filled" disabled={copying} onClick={() => void conflict.keepMine()}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}
