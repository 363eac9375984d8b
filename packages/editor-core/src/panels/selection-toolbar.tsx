import { ROOT_ID } from '@org/schema';
import { IconButton } from '@org/ui';
import {
  IconCopy,
  IconCornerLeftUp,
  IconDots,
  IconGripVertical,
  IconLayoutGridAdd,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { elementOf, framePlace } from '../canvas/canvas-dom.ts';
import { nameOfAll, topmost } from '../document/several-blocks.ts';
import { useEditor, useSelection } from '../editor-context.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

/** The bar above the selected block. Source: EDIT-016. */
export interface SelectionToolbarProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly doc: Document;
  /** The grip was pressed: the selected blocks may be dragged. */
  readonly onDrag: (event: PointerEvent) => void;
  /** The menu of the selected blocks was asked for, at a point of the window. */
  readonly onMenu: (x: number, y: number) => void;
}

/** Puts the bar over a block's top edge, inside the canvas's window. */
function position(bar: HTMLElement, frame: HTMLIFrameElement, element: HTMLElement): void {
  const { rect: outer, scale } = framePlace(frame);
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
  onMenu,
}: SelectionToolbarProps): ReactElement | null {
  const { store, commands } = useEditor();
  const selection = useSelection();
  const bar = useRef<HTMLDivElement>(null);
  // Of several blocks the one that was selected last has the bar, for all of them.
  const id = selection.findLast((selected) => selected !== ROOT_ID);
  const name = nameOfAll(store, topmost(store, selection));

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
    // A page that is shown larger than its room scrolls sideways there.
    const stage = frame.current?.closest('.at-stage');
    stage?.addEventListener('scroll', later, { passive: true, capture: true });
    const stop = store.subscribe(later);
    return () => {
      stop();
      watch.disconnect();
      doc.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      stage?.removeEventListener('scroll', later, { capture: true });
      cancelAnimationFrame(request);
    };
  }, [id, doc, frame, store]);

  useOutOfTheWay(bar, doc, id);

  if (id === undefined) return null;
  return (
    <div ref={bar} className="at-toolbar" role="toolbar" aria-label={`Tools for ${name}`}>
      <button
        type="button"
        className="at-toolbar-grip"
        aria-label={`Drag ${name}`}
        onPointerDown={(event) => event.button === 0 && onDrag(event.nativeEvent)}
      >
        <IconGripVertical size={16} aria-hidden />
        <span>{name}</span>
      </button>
      {commands.get('selectParent')?.enabled() && store.node(id)?.parent !== ROOT_ID ? (
        <IconButton
          size={26}
          icon={IconCornerLeftUp}
          label="Select the parent"
          onPress={() => commands.run('selectParent')}
        />
      ) : null}
      {commands.get('saveTemplate')?.enabled() ? (
        <IconButton
          size={26}
          icon={IconLayoutGridAdd}
          label="Save as template"
          onPress={() => commands.run('saveTemplate')}
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
      <IconButton
        size={26}
        icon={IconDots}
        label="More"
        aria-haspopup="menu"
        onPress={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          onMenu(box.left, box.bottom + 4);
        }}
      />
    </div>
  );
}
