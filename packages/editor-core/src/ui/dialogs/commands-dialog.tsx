import { ROOT_ID } from '@org/schema';
import type { ReactElement } from 'react';
import { blocksFor } from '../../model/edits/blocks-for.ts';
import { insertTemplates } from '../../model/edits/edits.ts';
import { getSelection } from '../../model/edits/selection-of.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { BlockIcon } from '../elements/block-icon.tsx';
import { ShowKeys } from '../elements/show-keys.tsx';
import { type Choice, ChooseDialog } from './choose-dialog.tsx';

/** Dialogs of pages that the list opens. */
const PAGE_DIALOGS = [
  {
    dialog: 'devices',
    label: 'Show all devices side by side…',
    searchTerms: 'responsive compare preview tablet mobile',
    needsLibrary: false,
  },
  {
    dialog: 'sections',
    label: 'Insert a section…',
    searchTerms: 'hero features pricing faq ready-made',
    needsLibrary: true,
  },
  {
    dialog: 'pages',
    label: 'Start from a page…',
    searchTerms: 'page template ready-made',
    needsLibrary: true,
  },
] as const;

/** Dialog of the components of the site. */
const COMPONENTS = {
  dialog: 'components',
  label: 'Insert a component…',
  searchTerms: 'reusable symbol synced global block',
  needsLibrary: false,
} as const;

/** Renders a searchable list of everything that is possible now: commands, blocks to add, blocks to select. */
export function CommandsDialog({
  host,
  onClose,
}: {
  host: EditorHost;
  onClose: () => void;
}): ReactElement {
  const { store, session, commands, announce, blocks } = useEditor();
  const isPage = useEditorState(getDocumentTarget) === 'page';
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
    ...(isPage ? [...PAGE_DIALOGS, ...(session.components.isAvailable ? [COMPONENTS] : [])] : [])
      .filter(({ needsLibrary }) => !needsLibrary || host.loadSections !== undefined)
      .map(
        ({ dialog, label, searchTerms }): Choice => ({
          id: dialog,
          label,
          searchTerms,
          run: () => session.state.set({ dialog }),
        }),
      ),
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
