import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { nodeIdAt } from './canvas-dom.ts';
import type { PointedAt } from './caret-at.ts';
import { hasOpenPopover } from './popovers.ts';

/** Handlers of canvas events. All are required, since the canvas has a single owner. */
export interface FrameHandlers {
  /** The pointer entered a block, or left all of them. */
  readonly hover: (id: NodeId | undefined) => void;
  /** A block was pressed, which may start a drag. */
  readonly press: (id: NodeId, event: PointerEvent) => void;
  /** A block was clicked. `add` is true with ctrl, cmd or shift. */
  readonly click: (id: NodeId, options: { add: boolean }) => void;
  readonly doubleClick: (id: NodeId, pointed: PointedAt) => void;
  /** The context menu was requested: on a block, or by keyboard without a point. */
  readonly menu: (id: NodeId | undefined, point: { x: number; y: number } | undefined) => void;
  /**
   * A link was clicked: the editor decides, the frame never navigates.
   * @returns false when the link has no destination in the editor
   */
  readonly link: (href: string) => boolean;
  /**
   * An item of a block was clicked.
   * @returns true when that selected it, as in a block whose items are being edited
   */
  readonly pick: (id: NodeId, item: string) => boolean;
  /** A key was pressed in the canvas. */
  readonly key: (event: KeyboardEvent) => void;
  /** Returns true while a text is edited, which then handles pointer and keys itself. */
  readonly editing: (target: EventTarget | null) => boolean;
}

/** Attribute of links in the canvas; it replaces `href`, so that the frame does not navigate. */
const LEADS_TO = 'data-leads-to';

/** Events of a moving pointer other than `pointermove`. */
const PASSING = ['mousemove', 'pointerover', 'pointerout', 'mouseover', 'mouseout'] as const;

/** Returns true for Escape while a popover is open: the browser closes it first. */
function closesPopover(doc: Document, { key }: KeyboardEvent): boolean {
  return key === 'Escape' && hasOpenPopover(doc);
}

/**
 * Listens to the canvas document with one listener of each type for all blocks. Links and forms never act in the frame.
 * @param doc - document
 * @returns function that stops
 */
export function listenToFrame(doc: Document, handlers: FrameHandlers): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal, capture: true };
  let hovered: NodeId | undefined;

  const hover = (id: NodeId | undefined): void => {
    if (id === hovered) return;
    hovered = id;
    handlers.hover(id === ROOT_ID ? undefined : id);
  };

  doc.addEventListener(
    'pointermove',
    (event) => {
      // During a drag nothing is outlined, and the drag finds its own target.
      if (event.buttons === 0) hover(nodeIdAt(event.target));
      event.stopPropagation();
    },
    options,
  );
  // Blocks have no listeners for moving pointers, so React need not search for them.
  for (const passing of PASSING)
    doc.addEventListener(passing, (event) => event.stopPropagation(), options);
  doc.documentElement.addEventListener('pointerleave', () => hover(undefined), {
    signal: abort.signal,
  });
  doc.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || handlers.editing(event.target)) return;
      const id = nodeIdAt(event.target);
      if (id !== undefined && id !== ROOT_ID) handlers.press(id, event);
    },
    options,
  );
  // Prevents text selection, which would be a third of the cost of a drag. This also prevents focus, so the canvas is focused
  // explicitly.
  doc.addEventListener(
    'mousedown',
    (event) => {
      if (
        event.button !== 0 ||
        handlers.editing(event.target) ||
        nodeIdAt(event.target) === undefined
      )
        return;
      event.preventDefault();
      (doc.activeElement as HTMLElement | null)?.blur?.();
      doc.defaultView?.focus();
    },
    options,
  );
  doc.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element | null;
      const link = target?.closest?.('a[href]');
      if (link) event.preventDefault();
      if (handlers.editing(event.target)) return;
      const id = nodeIdAt(event.target);
      const item = target?.closest?.('[data-item]')?.getAttribute('data-item');
      if (id !== undefined && item && handlers.pick(id, item)) return;
      // Menus navigate the site, also in the canvas: their links open pages in the editor.
      const to = target?.closest?.(`[${LEADS_TO}]`)?.getAttribute(LEADS_TO);
      if (to && !event.shiftKey && handlers.link(to)) return;
      if (id !== undefined)
        handlers.click(id, { add: event.ctrlKey || event.metaKey || event.shiftKey });
    },
    options,
  );
  doc.addEventListener(
    'dblclick',
    (event) => {
      const id = nodeIdAt(event.target);
      if (id !== undefined && !handlers.editing(event.target))
        handlers.doubleClick(id, {
          element: event.target as Element,
          x: event.clientX,
          y: event.clientY,
        });
    },
    options,
  );
  doc.addEventListener('submit', (event) => event.preventDefault(), options);
  doc.addEventListener('dragstart', (event) => event.preventDefault(), options);
  doc.addEventListener(
    'contextmenu',
    (event) => {
      if (handlers.editing(event.target)) return;
      event.preventDefault();
      // A long press drags a block and does not open the context menu.
      if ((event as PointerEvent).pointerType === 'touch') return;
      const id = nodeIdAt(event.target);
      const isKey = event.button !== 2;
      handlers.menu(
        isKey || id === ROOT_ID ? undefined : id,
        isKey ? undefined : { x: event.clientX, y: event.clientY },
      );
    },
    options,
  );
  doc.addEventListener(
    'keydown',
    (event) => {
      if (!closesPopover(doc, event) && !handlers.editing(event.target)) handlers.key(event);
    },
    options,
  );
  return () => abort.abort();
}

/**
 * Listens to a preview: the editor follows its links, and its forms are not submitted. The browser follows links to anchors.
 * @param options - handlers of links and keys
 * @returns function that stops
 */
export function listenToPreview(
  doc: Document,
  { link: follow, key }: Pick<FrameHandlers, 'link' | 'key'>,
): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal, capture: true };
  const onClick = (event: MouseEvent): void => {
    const href = (event.target as Element | null)?.closest?.('a[href]')?.getAttribute('href');
    if (href == null || href.startsWith('#')) return;
    event.preventDefault();
    follow(href);
  };
  for (const name of ['click', 'auxclick'] as const) doc.addEventListener(name, onClick, options);
  doc.addEventListener('submit', (event) => event.preventDefault(), options);
  doc.addEventListener('keydown', (event) => !closesPopover(doc, event) && key(event), options);
  return () => abort.abort();
}
