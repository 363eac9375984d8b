import { type NodeId, ROOT_ID } from '@org/schema';
import type { PointedAt } from '../text/caret-at.ts';
import { nodeIdAt } from './canvas-dom.ts';
import { hasOpenPopover } from './popovers.ts';

/** What the canvas tells the editor. Every handler is optional to none: the canvas has one owner. */
export interface FrameHandlers {
  /** The pointer is over a block, or over none. */
  readonly hover: (id: NodeId | undefined) => void;
  /** A block was pressed: it may become a drag. */
  readonly press: (id: NodeId, event: PointerEvent) => void;
  /** A block was clicked. `add` with ctrl, cmd or shift. */
  readonly click: (id: NodeId, options: { add: boolean }) => void;
  readonly doubleClick: (id: NodeId, pointed: PointedAt) => void;
  /** The menu was asked for: over a block, or by a key, which has no point. */
  readonly menu: (id: NodeId | undefined, point: { x: number; y: number } | undefined) => void;
  /** A link was clicked: the editor decides, the frame never leaves its page. Shape: → false where it leads to nothing that can be shown. */
  readonly link: (href: string) => boolean;
  /** An item of a block was clicked. Shape: → true where that picked it, as in a block that is edited from inside. */
  readonly pick: (id: NodeId, item: string) => boolean;
  /** A key that the canvas saw. */
  readonly key: (event: KeyboardEvent) => void;
  /** True while a text is edited: pointer and keys are its own then. */
  readonly editing: (target: EventTarget | null) => boolean;
}

/** Attribute of links that are followed in the canvas; their `href` is taken away, so that the frame stays. */
const LEADS_TO = 'data-leads-to';

/** Events of a pointer on its way, besides `pointermove`. */
const PASSING = ['mousemove', 'pointerover', 'pointerout', 'mouseover', 'mouseout'] as const;

/** True for Escape while something lies open over the page: the browser closes that first, by itself. */
function closesPopover(doc: Document, { key }: KeyboardEvent): boolean {
  return key === 'Escape' && hasOpenPopover(doc);
}

/**
 * Listens to the canvas document: one listener of each kind for all blocks.
 * Shape: document, handlers → a function that stops. Links and forms never act in the frame.
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
      // While a drag lasts nothing is outlined, and what is under the pointer is the drag's to find out.
      if (event.buttons === 0) hover(nodeIdAt(event.target));
      event.stopPropagation();
    },
    options,
  );
  // No block listens to a pointer that passes: React, at the root of the blocks, need not look for one.
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
  // A press on a block begins no selection of text: that is a third of what a drag would cost. The focus goes to the canvas by hand.
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
      // Menus lead through the site, also here: each of their links opens its page in the editor. Source: EDIT-030.
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
      // A finger that rests on a block drags it, and calls no menu.
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
 * Listens to a preview: its links are the editor's to follow, its forms are sent nowhere.
 * Shape: document, what a link and a key do → a function that stops. A link to a place on the page stays the browser's. Source: EDIT-030.
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
