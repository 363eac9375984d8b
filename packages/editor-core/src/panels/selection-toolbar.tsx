import { type NodeId, ROOT_ID } from '@org/schema';
import { IconButton } from '@org/ui';
import { IconCopy, IconGripVertical, IconLayoutGridAdd, IconTrash } from '@tabler/icons-react';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { elementOf } from '../canvas/canvas-dom.ts';
import { useEditor, useSelection } from '../editor-context.ts';

/** The bar above the selected block. Source: EDIT-016. */
export interface SelectionToolbarProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly doc: Document;
  readonly onDrag: (id: NodeId, event: PointerEvent) => void;
  readonly onTemplate: (id: NodeId) => void;
}

/** Puts the bar over a block's top edge, inside the canvas's window. */
function position(bar: HTMLElement, frame: HTMLIFrameElement, element: HTMLElement): void {
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / (frame.clientWidth || outer.width) || 1;
  const rect = element.getBoundingClientRect();
  const stage = frame.closest('.at-stage')?.getBoundingClientRect() ?? outer;
  const top = outer.top + rect.top * scale;
  const bottom = outer.top + rect.bottom * scale;
  const first = stage.top + 4;
  const height = bar.offsetHeight;
  const last = stage.bottom - height - 4;
  // Above the block; where there is no room, below it; over a block that fills the window, at its top.
  const above = top - height - 4;
  const below = bottom + 4;
  const y = above >= first ? Math.min(above, last) : below <= last ? Math.max(below, first) : first;
  const x = Math.min(
    Math.max(outer.left + rect.left * scale, stage.left + 4),
    stage.right - bar.offsetWidth - 4,
  );
  bar.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  bar.style.visibility = bottom < stage.top || top > stage.bottom ? 'hidden' : 'visible';
}

/** Tools for the selected block: drag, duplicate, save as template, remove. It follows its block by hand, without React. */
export function SelectionToolbar({
  frame,
  doc,
  onDrag,
  onTemplate,
}: SelectionToolbarProps): ReactElement | null {
  const { store, commands } = useEditor();
  const selection = useSelection();
  const bar = useRef<HTMLDivElement>(null);
  const id = selection.length === 1 && selection[0] !== ROOT_ID ? selection[0] : undefined;

  useEffect(() => {
    if (id === undefined) return;
    let request = 0;
    const place = (): void => {
      request = 0;
      const element = elementOf(doc, id);
      if (bar.current && frame.current && element) position(bar.current, frame.current, element);
    };
    const later = (): void => {
      request ||= requestAnimationFrame(place);
    };
    place();
    const watch = new ResizeObserver(later);
    watch.observe(doc.documentElement);
    if (frame.current) watch.observe(frame.current);
    doc.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    const stop = store.subscribe(later);
    return () => {
      stop();
      watch.disconnect();
      doc.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      cancelAnimationFrame(request);
    };
  }, [id, doc, frame, store]);

  if (id === undefined) return null;
  const node = store.node(id);
  const canBeTemplate = node?.isCanvas === true;
  return (
    <div
      ref={bar}
      className="at-toolbar"
      role="toolbar"
      aria-label={`Tools for ${store.nameOf(id)}`}
    >
      <button
        type="button"
        className="at-toolbar-grip"
        aria-label={`Drag ${store.nameOf(id)}`}
        onPointerDown={(event) => event.button === 0 && onDrag(id, event.nativeEvent)}
      >
        <IconGripVertical size={16} aria-hidden />
        <span>{store.nameOf(id)}</span>
      </button>
      {canBeTemplate ? (
        <IconButton
          size={26}
          icon={IconLayoutGridAdd}
          label="Save as template"
          onPress={() => onTemplate(id)}
        />
      ) : null}
      <IconButton
        size={26}
        icon={IconCopy}
        label="Duplicate"
        onPress={() => commands.run('duplicate')}
      />
      <IconButton
        size={26}
        icon={IconTrash}
        label="Remove"
        onPress={() => commands.run('remove')}
      />
    </div>
  );
}
