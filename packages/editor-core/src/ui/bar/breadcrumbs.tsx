import { ancestorIds } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { UnstyledButton } from '@org/ui';
import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { useEditor, useSelection } from '../../session/context/editor-context.ts';

/** Renders the path of the selected block from the page; a click selects an ancestor. */
export function Breadcrumbs(): ReactElement {
  const { store } = useEditor();
  const selection = useSelection();
  useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeOutline(listener), [store]),
    () => store.outlineVersion,
  );
  const id = selection.length === 1 ? selection[0] : undefined;
  const path: NodeId[] =
    id === undefined || !store.node(id)
      ? [ROOT_ID]
      : [...ancestorIds(store.tree, id).toReversed(), id];
  return (
    <nav className="at-crumbs" aria-label="Path of the selected block">
      <ol>
        {path.map((at) => (
          <li key={at}>
            <UnstyledButton
              className="at-crumb"
              aria-current={at === id ? 'true' : undefined}
              onClick={() => store.select([at])}
            >
              {at === ROOT_ID ? 'Page' : store.getName(at)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {selection.length > 1 ? (
        <span className="at-crumbs-note">{selection.length} blocks are selected</span>
      ) : null}
    </nav>
  );
}
