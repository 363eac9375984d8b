import { ROOT_ID } from '@org/schema';
import type { ReactElement } from 'react';
import { blocksFor } from '../../model/edits/blocks-for.ts';
import { insertTemplates } from '../../model/edits/edits.ts';
import { getSelection } from '../../model/edits/selection-of.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import { ShowKeys } from '../elements/show-keys.tsx';
import { type Choice, ChooseDialog } from './choose-dialog.tsx';

/** Renders a searchable list of everything that is possible now: commands, blocks to add, blocks to select. */
export function CommandsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { store, commands, announce, blocks } = useEditor();
  const hasRecord = useEditorState((state) => state.selectedCampaign?.kind === 'notification');
  const choices: Choice[] = [
    ...commands.all
      .filter((command) => command.id !== 'palette' && command.enabled())
      .map((command): Choice => {
        const keys = command.shownKeys ?? command.keys[0];
        return {
          id: command.id,
          label: command.label,
          hint: keys === undefined ? undefined : <ShowKeys keys={keys} />,
          run: () => command.run(),
        };
      }),
    ...blocksFor(store, hasRecord).map(
      (block): Choice => ({
        id: `add.${block.type}`,
        label: `Add ${block.label}`,
        searchTerms: blocks.searchTerms?.[block.type],
        icon: <BlockIcon name={block.icon} size={16} />,
        run: () => {
          const result = insertTemplates(store, [{ type: block.type }], `Add ${block.label}`);
          announce(
            result.ok ? `${block.label} added` : result.message,
            result.ok ? 'status' : 'refused',
          );
        },
      }),
    ),
    ...Object.keys(store.tree)
      .filter((id) => id !== ROOT_ID && typeof store.node(id)?.custom.displayName === 'string')
      .map(
        (id): Choice => ({
          id: `go.${id}`,
          label: `Go to ${store.getName(id)}`,
          run: () => {
            store.select([id]);
            announce(getSelection(store), 'status');
          },
        }),
      ),
  ];
  return (
    <ChooseDialog
      title="All commands"
      placeholder="What would you like to do?"
      nothing="No results. Try another word."
      choices={choices}
      onClose={onClose}
    />
  );
}
