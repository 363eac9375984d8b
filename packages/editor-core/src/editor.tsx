import { type NodeId, ROOT_ID, removeBlockQuestion } from '@org/schema';
import { confirm, useUnsavedGuard } from '@org/ui';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EditorBar } from './bar/editor-bar.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { Redraws } from './canvas/canvas-context.ts';
import { createCommands } from './commands/commands.ts';
import { useCraftNodeStore } from './craft/use-craft-node-store.ts';
import { ConflictDialog } from './dialogs/conflict-dialog.tsx';
import { ShortcutsDialog } from './dialogs/shortcuts-dialog.tsx';
import { TemplateDialog } from './dialogs/template-dialog.tsx';
import { DocumentStore } from './document/document-store.ts';
import { removeBlock } from './document/edits.ts';
import type { Dragged } from './drag/drop-target.ts';
import type { EditorBlocks } from './editor-blocks.ts';
import { EditorContext, type EditorValue, useEditor, useEditorState } from './editor-context.ts';
import type { EditorHost } from './editor-host.ts';
import { type Announcement, Announcements } from './notices/announcements.tsx';
import { Cover } from './notices/cover.tsx';
import { Recovered } from './notices/recovered.tsx';
import { SaveFailure } from './notices/save-failure.tsx';
import { focusNextPart } from './panels/focus-next-part.ts';
import { Inspector } from './panels/inspector.tsx';
import { Palette } from './panels/palette.tsx';
import { SelectionToolbar } from './panels/selection-toolbar.tsx';
import { useSidePanels } from './panels/use-side-panels.ts';
import { EditorSession, type EditorTarget } from './session/editor-session.ts';
import type { EditorGateway } from './session/gateway.ts';
import { startTextEdit, type TextEdit } from './text/inline-text.ts';

/** What an editor is made of. All parts are the app's: its blocks, its calls, its surroundings. */
export interface EditorProps {
  readonly target: EditorTarget;
  readonly blocks: EditorBlocks;
  readonly gateway: EditorGateway;
  readonly host: EditorHost;
  /** Given the editor's parts when they are there: scripts and tests change the document through the same operations. */
  readonly onReady?: ((editor: EditorValue) => void) | undefined;
}

/** The page editor. Give it another `key` for another editor; another `target` opens another document in this one. */
export function Editor({ target, blocks, gateway, host, onReady }: EditorProps): ReactElement {
  const nodes = useCraftNodeStore();
  const [redraws] = useState(() => new Redraws());
  const [announcement, setAnnouncement] = useState<Announcement>({
    text: '',
    kind: 'status',
    at: 0,
  });
  const [doc, setDoc] = useState<Document | undefined>();
  const [template, setTemplate] = useState<NodeId | undefined>();
  const panels = useSidePanels();
  const frame = useRef<HTMLIFrameElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const textEdit = useRef<TextEdit | undefined>(undefined);
  const dragger = useRef<((dragged: Dragged, event: PointerEvent) => void) | null>(null);
  const announce = useCallback(
    (text: string, kind: Announcement['kind']) => setAnnouncement({ text, kind, at: Date.now() }),
    [],
  );

  const [store] = useState(() => new DocumentStore(nodes, blocks.registry));
  const [session] = useState(() => new EditorSession(store, gateway));

  const editText = useCallback(
    (id: NodeId, pointed?: Element) => {
      const canvas = frame.current?.contentDocument;
      if (!canvas || textEdit.current) return;
      textEdit.current = startTextEdit(canvas, store, id, {
        pointed,
        onSave: () => void session.save(),
        onEnd: () => {
          textEdit.current = undefined;
          redraws.redraw(id);
        },
      });
      if (textEdit.current) store.select([id]);
    },
    [store, session, redraws],
  );

  const remove = useCallback(
    async (id: NodeId) => {
      const name = store.nameOf(id);
      if ((await confirm({ text: removeBlockQuestion(name), danger: true })) !== 'confirm') return;
      const result = removeBlock(store, id);
      announce(result.ok ? `${name} removed` : result.message, result.ok ? 'status' : 'refused');
    },
    [store, announce],
  );

  const value = useMemo<EditorValue>(
    () => ({
      store,
      session,
      blocks,
      announce,
      commands: createCommands({
        store,
        session,
        announce,
        remove: (id) => void remove(id),
        editText,
        nextPart: () => focusNextPart(root.current, frame.current),
      }),
    }),
    [store, session, blocks, announce, remove, editText],
  );

  useEffect(() => onReady?.(value), [onReady, value]);

  // Leaving the selection ends editing of its text. Source: EDIT-015.
  useEffect(
    () =>
      store.subscribeSelection(
        () => textEdit.current && store.single !== textEdit.current.id && textEdit.current.commit(),
      ),
    [store],
  );

  const key = target.kind === 'page' ? `page:${target.slug}` : `template:${target.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a target that says the same is the same document
  useEffect(() => {
    void session.open(target);
    return () => session.close();
  }, [session, key]);
  useEffect(() => void session.loadTemplates(), [session]);
  useEffect(() => {
    const keep = (): void => {
      textEdit.current?.commit();
      session.close();
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [session]);

  const onKey = useCallback(
    (event: KeyboardEvent) =>
      void value.commands.handle(event, {
        inCanvas: event.view !== window || event.target === document.body,
      }),
    [value],
  );
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);

  const isEditingText = useCallback(
    (at: EventTarget | null) => textEdit.current?.element.contains(at as Node | null) ?? false,
    [],
  );

  return (
    <EditorContext value={value}>
      <div className="at-editor" ref={root}>
        <EditorBar host={host} panels={panels} />
        <div className="at-notices">
          <SaveFailure />
          <Recovered />
        </div>
        <div className="at-editor-body">
          <aside className="at-side at-side-left" aria-label="Blocks" hidden={!panels.open.left}>
            <Palette
              announce={announce}
              onPress={(type, event) => dragger.current?.({ kind: 'new', type }, event)}
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
              announce={announce}
              dragger={dragger}
            />
            <Cover host={host} />
          </main>
          <aside
            className="at-side at-side-right"
            aria-label="Settings"
            hidden={!panels.open.right}
          >
            <Inspector host={host} />
          </aside>
        </div>
        {doc ? (
          <SelectionToolbar
            frame={frame}
            doc={doc}
            onTemplate={setTemplate}
            onDrag={(id, event) => dragger.current?.({ kind: 'move', id }, event)}
          />
        ) : null}
        <Announcements announcement={announcement} />
        <Dialogs />
        {template !== undefined && template !== ROOT_ID ? (
          <TemplateDialog id={template} gateway={gateway} onClose={() => setTemplate(undefined)} />
        ) : null}
        <LeaveGuard host={host} />
      </div>
    </EditorContext>
  );
}

/** Asks before the editor is left with unsaved changes. Source: UI-012. */
function LeaveGuard({ host }: { host: EditorHost }): null {
  const { session } = useEditor();
  const dirty = useEditorState((state) => state.isEditorDirty);
  const save = useCallback(() => session.save(), [session]);
  const ask = useUnsavedGuard(dirty, save);
  const { onLeaveGuard } = host;
  useEffect(() => {
    if (!dirty) return;
    onLeaveGuard?.(async () => {
      const leaves = await ask();
      if (leaves) session.abandon();
      return leaves;
    });
    return () => onLeaveGuard?.(undefined);
  }, [dirty, ask, session, onLeaveGuard]);
  return null;
}

function Dialogs(): ReactElement | null {
  const { session } = useEditor();
  const dialog = useEditorState((state) => state.dialog);
  if (dialog === 'conflict') return <ConflictDialog />;
  return dialog === 'shortcuts' ? (
    <ShortcutsDialog onClose={() => session.state.set({ dialog: 'none' })} />
  ) : null;
}
