import { ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { getText } from '../../model/edits/text-of.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { BlockPicture } from '../rendering/block-picture.tsx';
import { partsWith, type TreeDifference } from './compare-trees.ts';

/** Words of a comparison: names of both versions, and of what differs. */
export interface ComparisonLabels {
  readonly mine: string;
  readonly other: string;
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
}

/** Props of the comparison of the open document with another version of it. */
export interface TreeComparisonProps {
  readonly other: BuilderTree;
  readonly difference: TreeDifference;
  readonly host: EditorHost;
  readonly labels: ComparisonLabels;
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

/** Maximum number of texts in the comparison, and maximum length of each. */
const MAX_TEXTS = 6;
const LONGEST_TEXT = 120;

/** Renders both versions of each text that differs. */
function Wordings({
  other,
  ids,
  labels,
}: Pick<TreeComparisonProps, 'other' | 'labels'> & {
  ids: readonly NodeId[];
}): ReactElement | null {
  const { store } = useEditor();
  const pairs = ids.flatMap((id) => {
    const mine = getText(store, store.node(id));
    const theirs = getText(store, other[id]);
    return mine === theirs ? [] : [{ id, mine, theirs }];
  });
  if (pairs.length === 0) return null;
  return (
    <ul className="at-conflict-words">
      {pairs.slice(0, MAX_TEXTS).map(({ id, mine, theirs }) => (
        <li key={id}>
          <span>
            {labels.mine}: “{mine.slice(0, LONGEST_TEXT)}”
          </span>
          <span>
            {labels.other}: “{theirs.slice(0, LONGEST_TEXT)}”
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Renders both versions of differing sections as visitors would see them. */
function Pictures({ other, difference, host, labels }: TreeComparisonProps): ReactElement {
  const { store } = useEditor();
  const { added, removed, changed } = difference;
  const ids = changed.filter((id) => id !== ROOT_ID);
  const sides = [
    { name: labels.mine, tree: store.tree, ids: [...added, ...ids] },
    { name: labels.other, tree: other, ids: [...removed, ...ids] },
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

/** Renders how the open document differs from another version of it: pictures of both, and the blocks by name. */
export function TreeComparison(props: TreeComparisonProps): ReactElement {
  const { other, difference, labels } = props;
  const { store } = useEditor();
  const { added, removed, changed } = difference;
  return (
    <>
      <Pictures {...props} />
      <dl className="at-conflict-list">
        <div>
          <dt>{labels.added}</dt>
          <dd>{added.length ? names(store, store.tree, added) : 'Nothing'}</dd>
        </div>
        <div>
          <dt>{labels.removed}</dt>
          <dd>{removed.length ? names(store, other, removed) : 'Nothing'}</dd>
        </div>
        <div>
          <dt>{labels.changed}</dt>
          <dd>
            {changed.length ? names(store, store.tree, changed) : 'Nothing'}
            <Wordings other={other} ids={changed} labels={labels} />
          </dd>
        </div>
      </dl>
    </>
  );
}
