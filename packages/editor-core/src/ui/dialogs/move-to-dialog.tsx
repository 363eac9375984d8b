import { ancestorIds, subtreeIds } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import type { ReactElement } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { joinNames, moveBlocks, refuseMove, topmost } from '../../model/edits/several-blocks.ts';
import { useEditor } from '../../session/context/editor-context.ts';
import { type Choice, ChooseDialog } from './choose-dialog.tsx';

/** Returns the path of a block from the outermost parent. */
function getPath(store: DocumentStore, id: NodeId): string {
  if (id === ROOT_ID) return 'Page';
  return [...ancestorIds(store.tree, id).toReversed(), id]
    .filter((at) => at !== ROOT_ID)
    .map((at) => {
      const siblings = store.node(store.node(at)?.parent ?? '')?.nodes ?? [];
      return `${store.getName(at)} ${siblings.indexOf(at) + 1}`;
    })
    .join(' › ');
}

/** Moves the selected blocks into a block that is chosen by name: an alternative to dragging. */
export function MoveToDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { store, announce } = useEditor();
  const ids = topmost(store, store.selected());
  const parents = new Set(ids.map((id) => store.node(id)?.parent));
  const choices = subtreeIds(store.tree)
    .filter((id) => store.registry.get(store.node(id)?.type.resolvedName ?? '')?.canvas)
    .filter((id) => !(parents.size === 1 && parents.has(id)) && refuseMove(store, ids, id) === '')
    .map(
      (parent): Choice => ({
        id: parent,
        label: getPath(store, parent),
        hint: `${store.node(parent)?.nodes.length ?? 0} inside`,
        run: () => {
          const index = store.node(parent)?.nodes.length ?? 0;
          const result = moveBlocks(store, ids, { parent, index });
          announce(
            result.ok
              ? `${joinNames(store, ids)} moved to ${getPath(store, parent)}`
              : result.message,
            result.ok ? 'status' : 'refused',
          );
        },
      }),
    );
  return (
    <ChooseDialog
      title={`Move ${joinNames(store, ids)} to`}
      placeholder="Name of a section, column or container"
      nothing="There is no other place for this block."
      choices={choices}
      onClose={onClose}
    />
  );
}
