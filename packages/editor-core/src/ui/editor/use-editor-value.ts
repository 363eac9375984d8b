import { removeBlockQuestion } from '@org/schema/copy';
import type { NodeId } from '@org/schema/entities';
import { confirm } from '@org/ui';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DocumentStore } from '../../model/document/document-store.ts';
import { showsItemText } from '../../model/edits/binding-edits.ts';
import { joinNames, refuseRemoval, removeBlocks } from '../../model/edits/several-blocks.ts';
import type { PointedAt } from '../../session/canvas-document/caret-at.ts';
import { BlockClipboard } from '../../session/clipboard/clipboard-events.ts';
import { createCommands } from '../../session/commands/create-commands.ts';
import type { EditorValue } from '../../session/context/editor-context.ts';
import type { EditorProps } from '../../session/context/editor-props.ts';
import { useCraftNodeStore } from '../../session/craft/use-craft-node-store.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { shareSaves } from '../../session/saving/share-saves.ts';
import { leaveUnselected } from '../../session/state/inside-block.ts';
import { startTextEdit, type TextEdit } from '../../session/text/inline-text.ts';
import type { RichText } from '../../session/text/rich-text.ts';
import type { Redraws } from '../canvas/canvas-context.ts';
import type { Announcement } from '../notices/announcements.tsx';
import { focusNextPart } from '../side-panels/focus-next-part.ts';
import { readSpaceBlock } from '../spacing/space-block.ts';
import { getNoHandlesText } from '../spacing/space-copy.ts';
import { loadRichText, type OpenRichText, prepareRichText } from '../text/load-rich-text.ts';

/** Shared values of an editor, and the text that is being edited. */
export interface EditorParts {
  readonly value: EditorValue;
  readonly clipboard: BlockClipboard;
  readonly announcement: Announcement;
  readonly textEdit: RefObject<TextEdit | undefined>;
  readonly editText: (id: NodeId, pointed?: PointedAt) => void;
  /** The formatted text that is being edited, once its editor is loaded. */
  readonly richText: OpenRichText | undefined;
}

/** Refusal for a block without edges between columns. */
const NO_COLUMNS = 'Choose a grid, a row, or a column with another one beside it';

/** Refusal for a text of an item, which is not a text of the page. */
const ITEM_TEXT =
  'This text comes from the item. Edit the item, or the text for items without one in the settings';

/** Creates the parts of an editor once: document, session, clipboard, commands. */
export function useEditorValue(
  { blocks, gateway, host }: EditorProps,
  {
    root,
    frame,
    redraws,
    spacingFocuser,
    columnFocuser,
    gridFocuser,
  }: {
    root: RefObject<HTMLElement | null>;
    frame: RefObject<HTMLIFrameElement | null>;
    redraws: Redraws;
    /** Focuses the first handle of the spacing of the selected block; returns false when it has none. */
    spacingFocuser: RefObject<(() => boolean) | null>;
    /** Focuses the first edge between the columns of the selected row; returns false when it has none. */
    columnFocuser: RefObject<(() => boolean) | null>;
    /** Focuses the first handle of the selected grid, or of the selected block in one; returns false when there is none. */
    gridFocuser: RefObject<(() => boolean) | null>;
  },
): EditorParts {
  const nodes = useCraftNodeStore();
  const [store] = useState(() => new DocumentStore(nodes, blocks.registry));
  const [session] = useState(() => new EditorSession(store, gateway));
  const [announcement, setAnnouncement] = useState<Announcement>({
    text: '',
    kind: 'status',
    at: 0,
  });
  const textEdit = useRef<TextEdit | undefined>(undefined);
  const openText = useRef<RichText | undefined>(undefined);
  const [richText, setRichText] = useState<OpenRichText | undefined>();
  const announce = useCallback(
    (text: string, kind: Announcement['kind']) => setAnnouncement({ text, kind, at: Date.now() }),
    [],
  );

  const editText = useCallback(
    (id: NodeId, pointed?: PointedAt) => {
      const canvas = frame.current?.contentDocument;
      if (!canvas || textEdit.current) return;
      const { shownItem } = session.state.get();
      if (shownItem && showsItemText(store, id, shownItem)) return announce(ITEM_TEXT, 'refused');
      textEdit.current = startTextEdit(canvas, store, id, {
        pointed,
        onSave: () => void session.save(),
        onTyped: (typed) => session.typing(typed),
        loadRichText,
        onRich: (rich, { TextBar }) => {
          openText.current = rich;
          setRichText({ rich, TextBar });
        },
        onEnd: () => {
          textEdit.current = undefined;
          openText.current = undefined;
          setRichText(undefined);
          redraws.redraw(id);
        },
      });
      if (textEdit.current) store.select([id]);
    },
    [store, session, redraws, frame, announce],
  );

  // Changing the selection ends inline editing.
  useEffect(
    () =>
      store.subscribeSelection(() => {
        if (textEdit.current && store.single !== textEdit.current.id) textEdit.current.commit();
        prepareRichText(store);
      }),
    [store],
  );

  useEffect(() => shareSaves(session.state), [session]);

  useEffect(() => leaveUnselected({ store, state: session.state }), [store, session]);

  const { onPageChanged, onTemplatesChanged } = host;
  useEffect(
    () =>
      onPageChanged?.(async (change) => {
        const isNewer = await session.others.follow(change);
        if (isNewer && change.by) announce(`${change.by} changed this page`, 'status');
      }),
    [session, onPageChanged, announce],
  );

  useEffect(() => {
    const refresh = (): void => session.components.refresh();
    // A component may have been changed in another tab.
    window.addEventListener('focus', refresh);
    const stop = onTemplatesChanged?.(refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      stop?.();
    };
  }, [session, onTemplatesChanged]);

  const remove = useCallback(
    async (ids: readonly NodeId[]) => {
      const refusal = refuseRemoval(store, ids);
      if (refusal) return announce(refusal, 'refused');
      const name = joinNames(store, ids);
      if ((await confirm({ text: removeBlockQuestion(name), danger: true })) !== 'confirm') return;
      const result = removeBlocks(store, ids);
      announce(result.ok ? `${name} removed` : result.message, result.ok ? 'status' : 'refused');
    },
    [store, announce],
  );

  const { paste } = blocks;
  const { uploadImage, openTemplate } = host;
  const clipboard = useMemo(
    () => new BlockClipboard({ store, paste, announce, upload: uploadImage }),
    [store, paste, announce, uploadImage],
  );

  const value = useMemo<EditorValue>(
    () => ({
      store,
      session,
      blocks,
      announce,
      canvas: () => frame.current?.contentDocument ?? undefined,
      commands: createCommands({
        store,
        session,
        clipboard,
        announce,
        remove: (ids) => void remove(ids),
        editText: (id) => editText(id),
        openTemplate,
        openText: () => openText.current,
        nextPart: () => focusNextPart(root.current, frame.current),
        adjustSpacing: () => {
          // A text that was being edited has handles after its editing has ended.
          requestAnimationFrame(() => {
            if (spacingFocuser.current?.()) return;
            const { viewportDevice } = session.state.get();
            const id = store.single ?? '';
            const block = readSpaceBlock(store, blocks.settings, id, viewportDevice);
            announce(getNoHandlesText(block), 'refused');
          });
        },
        adjustColumns: () => {
          requestAnimationFrame(() => {
            if (columnFocuser.current?.() || gridFocuser.current?.()) return;
            announce(NO_COLUMNS, 'refused');
          });
        },
      }),
    }),
    [
      store,
      session,
      blocks,
      announce,
      clipboard,
      remove,
      editText,
      openTemplate,
      root,
      frame,
      spacingFocuser,
      columnFocuser,
      gridFocuser,
    ],
  );
  return { value, clipboard, announcement, textEdit, editText, richText };
}
