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
import { joinNames, topmost } from '../../model/edits/several-blocks.ts';
import { framePlace, getElement, toWindow } from '../../session/canvas-document/canvas-dom.ts';
import { useEditor, useSelection } from '../../session/context/editor-context.ts';
import { isContentAt } from '../toolbars/content-at-point.ts';
import { placeToolbar } from '../toolbars/place-toolbar.ts';
import { useOutOfTheWay } from './use-out-of-the-way.ts';

/** Props of the toolbar of the selected block. */
export interface SelectionToolbarProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly doc: Document;
  /** Called when the drag handle is pressed. */
  readonly onDrag: (event: PointerEvent) => void;
  /** Called when the context menu of the selected blocks is requested, with a point of the window. */
  readonly onMenu: (x: number, y: number) => void;
}

/** Positions the toolbar beside its block, where it covers least of the page. */
function position(bar: HTMLElement, frame: HTMLIFrameElement, element: HTMLElement): void {
  const place = framePlace(frame);
  const rect = element.getBoundingClientRect();
  const { x: left, y: top } = toWindow(place, rect.left, rect.top);
  const { x: right, y: bottom } = toWindow(place, rect.right, rect.bottom);
  const room = frame.closest('.at-stage')?.getBoundingClientRect() ?? place.rect;
  const at = placeToolbar({
    bar: { width: bar.offsetWidth, height: bar.offsetHeight },
    block: { left, top, right, bottom },
    room,
    isContentAt: (x, y) =>
      isContentAt(
        element.ownerDocument,
        (x - place.rect.left) / place.scale,
        (y - place.rect.top) / place.scale,
      ),
  });
  bar.style.transform = `translate(${at.left}px,${at.top}px)`;
  bar.style.visibility = bottom < room.top || top > room.bottom ? 'hidden' : 'visible';
}

/** Renders the tools of the selected block: drag, duplicate, save as template, remove. Its position is updated without React. */
export function SelectionToolbar({
  frame,
  doc,
  onDrag,
  onMenu,
}: SelectionToolbarProps): ReactElement | null {
  const { store, commands } = useEditor();
  const selection = useSelection();
  const bar = useRef<HTMLDivElement>(null);
  // With several blocks the toolbar is at the one that was selected last.
  const id = selection.findLast((selected) => selected !== ROOT_ID);
  const name = joinNames(store, topmost(store, selection));

  useEffect(() => {
    if (id === undefined) return;
    let request = 0;
    const place = (): void => {
      request = 0;
      const element = getElement(doc, id);
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
    // A page that is larger than the stage scrolls horizontally there.
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
