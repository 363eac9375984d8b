import type { NodeId } from '@org/schema/entities';
import { EmptyState, IconButton, TextInput } from '@org/ui';
import { IconFold, IconFoldDown } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useEditorState, useSelection } from '../../session/context/editor-context.ts';
import { getOpenThreads } from '../../session/state/comment-threads.ts';
import { showComments } from '../../session/state/show-comments.ts';
import { layerAct } from './layer-key.ts';
import { LayerLine } from './layer-line.tsx';
import { useLayerDrag } from './use-layer-drag.ts';
import { useOutline } from './use-outline.ts';

/** Height of a line, px. */
const LINE = 30;

/** Props of the layers. */
export interface LayersPanelProps {
  /** Called when the context menu of the selected blocks is requested, with a point of the window. */
  readonly onMenu: (x: number, y: number) => void;
}

/** Renders the document as a tree: select, drag, rename, hide, search. Only visible rows are rendered. */
export function LayersPanel({ onMenu }: LayersPanelProps): ReactElement {
  const { store, commands, announce, session } = useEditor();
  const { comments } = useEditorState((state) => state.comments);
  const threads = useMemo(() => getOpenThreads(comments), [comments]);
  const selection = useSelection();
  const [search, setSearch] = useState('');
  const [renaming, setRenaming] = useState<NodeId | undefined>();
  const [active, setActive] = useState<NodeId | undefined>();
  const list = useRef<HTMLDivElement>(null);
  const { rows, setOpen, foldAll } = useOutline(search);
  const { drag, press } = useLayerDrag(list, (id) => setOpen([id], true));
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => LINE,
    overscan: 8,
    getItemKey: (index) => rows[index]?.id ?? index,
  });

  const last = selection.at(-1);
  const shown = rows.findIndex(({ id }) => id === last);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the selection, not its own changes
  useEffect(() => {
    if (last === undefined) return;
    setActive(last);
    if (shown >= 0) lines.scrollToIndex(shown, { align: 'auto' });
  }, [last, shown >= 0]);

  const at = Math.max(
    rows.findIndex(({ id }) => id === active),
    0,
  );
  const current = rows[at];

  const select = (id: NodeId, how: { add: boolean; range: boolean }): void => {
    const from = rows.findIndex((row) => row.id === active);
    const to = rows.findIndex((row) => row.id === id);
    setActive(id);
    if (how.range && from >= 0)
      return store.select(
        rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id),
      );
    if (!how.add) return store.select([id]);
    store.select(
      selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id],
    );
  };

  const rename = (id: NodeId, name: string | undefined): void => {
    setRenaming(undefined);
    list.current?.focus({ preventScroll: true });
    if (name === undefined || name.trim() === store.getName(id)) return;
    const result = store.run([{ type: 'rename', id, name: name.trim() }], {
      label: `Rename to ${name.trim() || 'its own name'}`,
    });
    announce(
      result.ok ? `Renamed to ${store.getName(id)}` : result.message,
      result.ok ? 'status' : 'refused',
    );
  };

  const go = (index: number, extend: boolean): void => {
    const next = rows[index];
    if (!next) return;
    store.select(extend ? [...selection, next.id] : [next.id]);
    setActive(next.id);
    lines.scrollToIndex(index, { align: 'auto' });
  };

  const openMenu = (id: NodeId): void => {
    if (!selection.includes(id)) store.select([id]);
    const box = document.getElementById(`at-layer-${id}`)?.getBoundingClientRect();
    onMenu((box?.left ?? 0) + 40, box?.bottom ?? 0);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (renaming !== undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = current && layerAct(rows, at, event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (act.kind === 'go') return go(act.to, event.shiftKey);
    if (act.kind === 'open' || act.kind === 'close')
      return setOpen([current.id], act.kind === 'open');
    if (act.kind === 'add' || act.kind === 'select')
      return select(current.id, { add: act.kind === 'add', range: false });
    if (act.kind === 'menu') return openMenu(current.id);
    if (act.kind === 'rename') return setRenaming(current.id);
    commands.run('remove');
  };

  return (
    <section className="at-layers" aria-label="Layers">
      <div className="at-layers-head">
        <TextInput
          size="xs"
          type="search"
          aria-label="Search layers"
          placeholder="Search layers"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <IconButton
          size={28}
          icon={IconFoldDown}
          label="Expand all"
          onPress={() => foldAll(true)}
        />
        <IconButton size={28} icon={IconFold} label="Collapse all" onPress={() => foldAll(false)} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={search ? 'No blocks found' : 'The page is empty'}
          text={search ? 'Try another word.' : 'Drag a section in from Blocks.'}
        />
      ) : null}
      <div
        ref={list}
        role="tree"
        aria-label="Blocks of the page"
        aria-multiselectable
        aria-activedescendant={current ? `at-layer-${current.id}` : undefined}
        tabIndex={0}
        className="at-layers-list"
        onKeyDown={onKeyDown}
      >
        <div style={{ blockSize: lines.getTotalSize(), position: 'relative' }} role="presentation">
          {lines.getVirtualItems().map((line) => {
            const row = rows[line.index];
            if (!row) return null;
            return (
              <LayerLine
                key={row.id}
                row={row}
                domId={`at-layer-${row.id}`}
                selected={selection.includes(row.id)}
                active={row.id === current?.id}
                renaming={renaming === row.id}
                drag={drag}
                style={{ transform: `translateY(${line.start}px)`, blockSize: LINE }}
                comments={threads.get(row.id)?.length ?? 0}
                onComments={() => {
                  store.select([row.id]);
                  showComments(session.state, { thread: threads.get(row.id)?.[0]?.id ?? null });
                }}
                onToggle={() => setOpen([row.id], !row.isOpen)}
                onHide={() => {
                  store.select([row.id]);
                  commands.run('hide');
                }}
                onPress={(event) => press(row.id, event)}
                onSelect={(how) => select(row.id, how)}
                onRename={(name) => rename(row.id, name)}
                onStartRename={() => setRenaming(row.id)}
                onMenu={(x, y) => {
                  if (!selection.includes(row.id)) store.select([row.id]);
                  onMenu(x, y);
                }}
              />
            );
          })}
        </div>
      </div>
      {drag?.drop && !drag.drop.ok ? (
        <p className="at-layers-refusal" role="status">
          {drag.drop.reason}
        </p>
      ) : null}
    </section>
  );
}
