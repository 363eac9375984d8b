import {
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { topmost } from '../../model/edits/several-blocks.ts';
import { getKeys } from '../../session/commands/commands.ts';
import { EditorContext } from '../../session/context/editor-context.ts';
import type { EditorProps } from '../../session/context/editor-props.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import { targetKey } from '../../session/host/editor-target.ts';
import { getDocumentTarget } from '../../session/state/document-target.ts';
import { EditorBar } from '../bar/editor-bar.tsx';
import { StatusBar } from '../bar/status-bar.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { Redraws } from '../canvas/canvas-context.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useFileDrop } from '../clipboard/use-file-drop.ts';
import { ColumnHandles } from '../columns/column-handles.tsx';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { PageComments } from '../comments/page-comments.tsx';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { useFocusReturn } from '../dialogs/use-focus-return.ts';
import { Distances } from '../distances/distances.tsx';
import { GridHandles } from '../grid/grid-handles.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { Announcements } from '../notices/announcements.tsx';
import { Cover } from '../notices/cover.tsx';
import { Notices } from '../notices/notices.tsx';
import { PageSettingsPanel } from '../page-settings/page-settings-panel.tsx';
import { PictureHandle } from '../pictures/picture-handle.tsx';
import { Presence } from '../presence/presence.tsx';
import { RevisionsPanel } from '../revisions/revisions-panel.tsx';
import { BlockMenu, type MenuPoint } from '../selection/block-menu.tsx';
import { SelectionToolbar } from '../selection/selection-toolbar.tsx';
import { LeftSide } from '../side-panels/left-side.tsx';
import { useSidePanels } from '../side-panels/use-side-panels.ts';
import { SpacingHandles } from '../spacing/spacing-handles.tsx';
import { AskedBlock } from './asked-block.tsx';
import { LeaveGuard } from './leave-guard.ts';
import { useEditorValue } from './use-editor-value.ts';

/** Returns true while a dialog or the context menu is open, so that the editor below ignores keys. */
function isCovered(): boolean {
  return document.querySelector('[aria-modal="true"], .at-block-menu') !== null;
}

/** Renders the page editor. Another `key` creates a new editor; another `target` opens another document in this one. */
export function Editor(props: EditorProps): ReactElement {
  const { target, gateway, host, onReady } = props;
  const [redraws] = useState(() => new Redraws());
  const [doc, setDoc] = useState<Document | undefined>();
  const [menu, setMenu] = useState<MenuPoint | undefined>();
  const panels = useSidePanels();
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const dragger = useRef<((dragged: Dragged, event: PointerEvent) => void) | null>(null);
  const spacingFocuser = useRef<(() => boolean) | null>(null);
  const columnFocuser = useRef<(() => boolean) | null>(null);
  const gridFocuser = useRef<(() => boolean) | null>(null);
  const { value, clipboard, announcement, textEdit, editText, richText } = useEditorValue(props, {
    root,
    frame,
    redraws,
    spacingFocuser,
    columnFocuser,
    gridFocuser,
  });
  const { store, session } = value;
  // The preview only shows the page.
  const editMode = useSyncExternalStore(
    session.state.subscribe,
    () => session.state.get().editMode,
  );
  const revisionsOpen = useSyncExternalStore(
    session.state.subscribe,
    () => session.state.get().revisionsOpen,
  );
  const pageSettingsOpen = useSyncExternalStore(
    session.state.subscribe,
    () => session.state.get().pageSettingsOpen && session.state.get().selectedPage !== null,
  );
  const commentsOpen = useSyncExternalStore(
    session.state.subscribe,
    () => session.state.get().commentsOpen,
  );
  const hasDialog = useSyncExternalStore(
    session.state.subscribe,
    () => session.state.get().dialog !== 'none',
  );
  const documentTarget = useSyncExternalStore(session.state.subscribe, () =>
    getDocumentTarget(session.state.get()),
  );
  useFocusReturn(hasDialog || menu !== undefined, frame);
  const sides = revisionsOpen
    ? { left: false, right: true }
    : editMode
      ? { ...panels.open, ...((pageSettingsOpen || commentsOpen) && { right: true }) }
      : { left: false, right: false };

  useEffect(() => onReady?.(value), [onReady, value]);

  const key = targetKey(target);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target that says the same is the same document
  useEffect(() => {
    void session.open(target);
    return () => session.close();
  }, [session, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: emails have other templates than pages
  useEffect(() => void session.loadTemplates(), [session, documentTarget]);
  useEffect(() => {
    const keep = (): void => {
      textEdit.current?.commit();
      session.close();
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [session, textEdit]);

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (isCovered() && getKeys(event) !== 'mod+s') return;
      const { editMode, dialog } = session.state.get();
      if (event.key === 'Escape' && !editMode && dialog === 'none')
        return session.setEditMode(true);
      value.commands.handle(event, {
        inCanvas: event.view !== window || event.target === document.body,
      });
    },
    [value, session],
  );
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);

  const isEditingText = useCallback(
    (at: EventTarget | null) => textEdit.current?.element.contains(at as Node | null) ?? false,
    [textEdit],
  );
  useClipboard(clipboard, doc, isEditingText, editMode);
  useFileDrop(clipboard, doc, value, editMode);
  const openMenu = useCallback((x: number, y: number) => setMenu({ x, y }), []);
  const closeMenu = useCallback(() => setMenu(undefined), []);

  return (
    <EditorContext value={value}>
      <div className="at-editor" ref={root}>
        <EditorBar host={host} gateway={gateway} panels={panels} />
        <Notices host={host} />
        <div className="at-editor-body">
          <aside className="at-side at-side-left" aria-label="Blocks" hidden={!sides.left}>
            <LeftSide
              host={host}
              gateway={gateway}
              onMenu={openMenu}
              onPress={(dragged, event) => dragger.current?.(dragged, event)}
            />
          </aside>
          <main className="at-editor-main">
            <Canvas
              host={host}
              frame={frame}
              doc={doc}
              onDocument={setDoc}
              redraws={redraws}
              onKey={onKey}
              onEditText={editText}
              isEditingText={isEditingText}
              onMenu={openMenu}
              dragger={dragger}
            />
            <Cover host={host} />
            {doc ? (
              <SelectionToolbar
                frame={frame}
                doc={doc}
                onMenu={openMenu}
                onDrag={(event) =>
                  dragger.current?.({ kind: 'move', ids: topmost(store, store.selected()) }, event)
                }
              />
            ) : null}
            {doc ? (
              <SpacingHandles doc={doc} tokens={host.theme.tokens} focuser={spacingFocuser} />
            ) : null}
            {doc ? <ColumnHandles doc={doc} focuser={columnFocuser} /> : null}
            {doc ? <GridHandles doc={doc} focuser={gridFocuser} /> : null}
            {doc ? <PictureHandle doc={doc} /> : null}
            {doc ? <Distances doc={doc} /> : null}
            <Presence host={host} doc={doc} />
            <PageComments host={host} doc={doc} />
            <AskedBlock id={host.askedBlock} />
            <StatusBar />
          </main>
          <aside className="at-side at-side-right" aria-label="Settings" hidden={!sides.right}>
            {revisionsOpen ? <RevisionsPanel gateway={gateway} /> : null}
            {commentsOpen ? <CommentsPanel host={host.comments} /> : null}
            {revisionsOpen || pageSettingsOpen || commentsOpen ? null : <Inspector host={host} />}
            <PageSettingsPanel gateway={gateway} host={host} />
          </aside>
        </div>
        {richText ? <richText.TextBar rich={richText.rich} frame={frame} host={host} /> : null}
        <BlockMenu at={menu} doc={doc} onClose={closeMenu} />
        <Announcements announcement={announcement} />
        <Dialogs gateway={gateway} host={host} />
        <LeaveGuard host={host} />
      </div>
    </EditorContext>
  );
}
