import { walkTree } from '@org/content';
import { type BuilderTree, type NodeId, ROOT_ID } from '@org/schema';
import { Button, Dialog, RelativeTime } from '@org/ui';
import type { ReactElement } from 'react';
import type { DocumentStore } from '../document/document-store.ts';
import { textOf } from '../document/text-of.ts';
import { useEditor, useEditorState } from '../editor-context.ts';

/** How two trees differ, block by block. */
export interface TreeDifference {
  readonly added: readonly NodeId[];
  readonly removed: readonly NodeId[];
  readonly changed: readonly NodeId[];
}

/** Compares two trees. Shape: mine, theirs → ids only in mine, only in theirs, and in both but different. */
function compareTrees(mine: BuilderTree, theirs: BuilderTree): TreeDifference {
  const ids = (tree: BuilderTree): NodeId[] => Array.from(walkTree(tree), (visit) => visit.id);
  const changed = ids(mine).filter((id) => {
    const [a, b] = [mine[id], theirs[id]];
    return (
      a &&
      b &&
      (JSON.stringify(a.props) !== JSON.stringify(b.props) ||
        a.hidden !== b.hidden ||
        JSON.stringify(a.custom) !== JSON.stringify(b.custom) ||
        a.nodes.join() !== b.nodes.join())
    );
  });
  return {
    added: ids(mine).filter((id) => !theirs[id]),
    removed: ids(theirs).filter((id) => !mine[id]),
    changed,
  };
}

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

/** Texts whose wordings are shown at most, and letters of each. */
const MOST_TEXTS = 6;
const LONGEST_TEXT = 120;

/** The words of texts that differ, each as it is here and as it is there. */
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
    const mine = textOf(store, store.node(id));
    const other = textOf(store, theirs[id]);
    return mine === other ? [] : [{ id, mine, other }];
  });
  if (pairs.length === 0) return null;
  return (
    <ul className="at-conflict-words">
      {pairs.slice(0, MOST_TEXTS).map(({ id, mine, other }) => (
        <li key={id}>
          <span>Yours: “{mine.slice(0, LONGEST_TEXT)}”</span>
          <span>Theirs: “{other.slice(0, LONGEST_TEXT)}”</span>
        </li>
      ))}
    </ul>
  );
}

/** After a save that met a newer version: says what differs, and lets the author choose. Nothing is overwritten before that. */
export function ConflictDialog(): ReactElement {
  const { store, session } = useEditor();
  const failure = useEditorState((state) => state.saveFailure);
  const theirs = session.theirTree();
  const current = failure?.current as
    | { updated_at?: string; author?: { displayName?: string } | null }
    | undefined;
  const close = (): void => session.state.set({ dialog: 'none' });
  const difference = theirs?.ok ? compareTrees(store.tree, theirs.tree) : undefined;
  return (
    <Dialog open title="This page was changed while you edited it" width={640} onClose={close}>
      <p className="at-conflict-who">
        {current?.author?.displayName ?? 'Somebody'} saved another version{' '}
        {current?.updated_at ? <RelativeTime value={current.updated_at} /> : null}. Both are kept
        until you choose.
      </p>
      {difference && theirs?.ok ? (
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
              {difference.changed.length ? names(store, store.tree, difference.changed) : 'Nothing'}
              <Wordings store={store} theirs={theirs.tree} ids={difference.changed} />
            </dd>
          </div>
        </dl>
      ) : (
        <p>{theirs && !theirs.ok ? theirs.message : 'The other version could not be read.'}</p>
      )}
      <div className="at-conflict-choices">
        <Button variant="default" data-autofocus onClick={close}>
          Decide later
        </Button>
        <Button variant="default" onClick={() => session.takeTheirs()}>
          Take theirs
        </Button>
        <Button variant="filled" onClick={() => void session.keepMine()}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}
