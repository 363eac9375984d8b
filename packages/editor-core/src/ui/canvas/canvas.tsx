import { ROOT_ID, VIEWPORT_WIDTHS } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { type ReactElement, type RefObject, useEffect, useMemo } from 'react';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { topmost } from '../../model/edits/several-blocks.ts';
import {
  framePlace,
  getElement,
  showState,
  toWindow,
} from '../../session/canvas-document/canvas-dom.ts';
import type { PointedAt } from '../../session/canvas-document/caret-at.ts';
import { listenToFrame, listenToPreview } from '../../session/canvas-document/frame-events.ts';
import { Overlay } from '../../session/canvas-document/overlay.ts';
import { closePopovers } from '../../session/canvas-document/popovers.ts';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import { DragController, type DragHost } from '../../session/drag/drag-controller.ts';
import type { Dragged } from '../../session/drag/drop-target.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import type { SitePartName } from '../../session/host/gateway.ts';
import { enterBlock, pickItem } from '../../session/state/inside-block.ts';
import { getOpenComponent } from '../../session/state/open-component.ts';
import { CanvasStyles } from '../rendering/canvas-styles.ts';
import { SitePart } from '../rendering/site-part.tsx';
import { StaticBlocks } from '../rendering/static-blocks.tsx';
import { CanvasContext, type Redraws } from './canvas-context.ts';
import { CanvasNode } from './canvas-node.tsx';
import { Frame } from './frame.tsx';
import { NewSection } from './new-section.tsx';
import { ShownItemPicker } from './shown-item-picker.tsx';
import { usePreview } from './use-preview.ts';

/** Props of the canvas. */
export interface CanvasProps {
  readonly host: EditorHost;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly doc: Document | undefined;
  readonly onDocument: (doc: Document | undefined) => void;
  readonly redraws: Redraws;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onEditText: (id: NodeId, pointed?: PointedAt) => void;
  readonly isEditingText: (target: EventTarget | null) => boolean;
  /** Called when the context menu of the selected blocks is requested, with a point of the window. */
  readonly onMenu: (x: number, y: number) => void;
  /** Receives the function that starts a drag, for the palette and the toolbar. */
  readonly dragger: RefObject<((dragged: Dragged, event: PointerEvent) => void) | null>;
}

/** Returns the slug of a link to a page of the site, or undefined for other links. */
function getSlug(href: string): string | undefined {
  if (!/^\/(?!\/)/.test(href) && !/^[a-z0-9-]+$/.test(href)) return undefined;
  return href
    .replace(/^\//, '')
    .replace(/[?#].*/s, '')
    .replace(/\/$/, '');
}

/** Returns a block's name, preceded by its parent's. */
function pathName(store: DocumentStore, id: NodeId): string {
  const parent = store.node(id)?.parent;
  const name = store.getName(id);
  return parent === undefined || parent === ROOT_ID ? name : `${store.getName(parent)} › ${name}`;
}

/**
 * Follows a link of the page: pages of the site open in the editor, other sites in a new tab.
 * @returns false for anything else
 */
function followLink(host: EditorHost, href: string): boolean {
  const slug = getSlug(href);
  const isElsewhere = /^https?:\/\//i.test(href);
  if (slug !== undefined) host.openPage(slug);
  else if (isElsewhere) window.open(href, '_blank', 'noopener');
  return slug !== undefined || isElsewhere;
}

/** Renders the edited page: its blocks in the frame, and the overlay. */
export function Canvas(props: CanvasProps): ReactElement {
  const {
    host,
    frame,
    doc,
    onDocument,
    redraws,
    onKey,
    onEditText,
    isEditingText,
    onMenu,
    dragger,
  } = props;
  const { store, session, blocks, announce } = useEditor();
  const viewport = useEditorState((state) => state.viewportDevice);
  const editMode = useEditorState((state) => state.editMode);
  const zoom = useEditorState((state) => state.zoom);
  const insideBlock = useEditorState((state) => state.insideBlock);
  const revision = useEditorState((state) => state.revision);
  // An old version is not editable, like a preview.
  const isEdited = editMode && revision === null;
  const hasPage = useEditorState((state) => state.selectedPage !== null);
  const isAboutRecord = useEditorState((state) => state.selectedCampaign?.kind === 'notification');
  // A component has one block at its top.
  const isComponent = useEditorState(getOpenComponent) !== undefined;
  const siteFrame = useEditorState((state) => state.siteFrame);
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const { id, title, slug, excerpt, image, is_homepage, item_collection_id: collectionId } = page;
  const shownItem = useEditorState((state) => state.shownItem);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saving raises the page's version, which no block shows
  const value = useMemo(() => {
    const context = { ...host.getContext(page), editing: isEdited };
    const styles = new CanvasStyles({ moves: !isEdited });
    return { store, blocks, redraws, styles, context, items: host.items, shownItem };
  }, [
    store,
    blocks,
    redraws,
    host,
    id,
    title,
    slug,
    excerpt,
    image,
    is_homepage,
    isEdited,
    shownItem,
  ]);

  // Header and footer of the site are not editable here, and their blocks have no node ids.
  const staticContext = useMemo(() => ({ ...value.context, editing: false }), [value.context]);
  const renderSitePart = (name: SitePartName): ReactElement | null => {
    const part = hasPage ? siteFrame[name] : undefined;
    return part === undefined ? null : (
      <SitePart
        name={name}
        part={part}
        blocks={blocks}
        styles={value.styles}
        context={staticContext}
        isDimmed={isEdited}
        onEdit={host.openTemplate}
      />
    );
  };

  useEffect(() => (doc ? value.styles.attach(doc) : undefined), [doc, value]);

  useEffect(() => {
    if (!doc) return;
    doc.documentElement.dataset.theme = host.theme.mode;
    doc.documentElement.dataset.editing = String(isEdited);
    const style = doc.createElement('style');
    style.dataset.canvas = 'theme';
    style.textContent = host.theme.css;
    doc.head.append(style);
    return () => style.remove();
  }, [doc, host, isEdited]);

  useEffect(() => {
    if (!doc || !frame.current || !isEdited) return;
    const overlay = new Overlay(doc);
    const dragHost: DragHost = {
      store,
      overlay,
      frame: frame.current,
      announce,
      onDrag: (dragging) => {
        for (const root of [document.documentElement, doc.documentElement])
          root.toggleAttribute('data-dragging', dragging);
      },
    };
    dragger.current = (dragged, event) => DragController.press(dragHost, dragged, event);
    let request = 0;
    const outline = (): void => {
      request = 0;
      const ids = store.selected().filter((selected) => selected !== ROOT_ID);
      overlay.select(ids);
      showState(doc, ids, session.state.get().shownState);
    };
    const later = (): void => {
      request ||= requestAnimationFrame(outline);
    };
    const watch = new ResizeObserver(later);
    watch.observe(doc.body);
    const stops = [
      store.subscribeSelection(later),
      store.subscribe(later),
      session.state.subscribe(later),
      () => watch.disconnect(),
      listenToFrame(doc, {
        hover: (hovered) => {
          if (doc.documentElement.hasAttribute('data-dragging')) return;
          // A selected block already has an outline and its name in the toolbar.
          const isTold = hovered === undefined || store.selected().includes(hovered);
          overlay.hover(isTold ? undefined : hovered, isTold ? '' : pathName(store, hovered));
        },
        press: (pressed, event) => {
          const selected = store.selected();
          // Dragging one of several selected blocks moves all of them.
          const ids = topmost(store, selected.includes(pressed) ? selected : [pressed]);
          DragController.press(dragHost, { kind: 'move', ids }, event);
        },
        menu: (pointed, point) => {
          if (pointed !== undefined && !store.selected().includes(pointed)) store.select([pointed]);
          const last = getElement(doc, store.selected().at(-1) ?? '')?.getBoundingClientRect();
          const from = point ?? { x: last?.left ?? 0, y: last?.top ?? 0 };
          const at = toWindow(framePlace(dragHost.frame), from.x, from.y);
          overlay.hover(undefined, '');
          onMenu(at.x, at.y);
        },
        click: (clicked, { add }) => {
          overlay.hover(undefined, '');
          const kept = store.selected().filter((other) => other !== ROOT_ID);
          if (!add) return store.select([clicked]);
          store.select(
            kept.includes(clicked) ? kept.filter((other) => other !== clicked) : [...kept, clicked],
          );
        },
        doubleClick: (id, pointed) => {
          if (!enterBlock({ store, state: session.state }, id)) onEditText(id, pointed);
        },
        pick: (id, item) => pickItem({ store, state: session.state }, id, item),
        link: (href) => followLink(host, href),
        key: onKey,
        editing: isEditingText,
      }),
    ];
    outline();
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(request);
      dragger.current = null;
      overlay.remove();
    };
  }, [
    doc,
    frame,
    store,
    session,
    isEdited,
    host,
    onKey,
    onEditText,
    isEditingText,
    onMenu,
    announce,
    dragger,
  ]);

  useEffect(
    () =>
      doc && !isEdited
        ? listenToPreview(doc, { link: (href) => followLink(host, href), key: onKey })
        : undefined,
    [doc, host, isEdited, onKey],
  );

  usePreview(doc, { store, start: blocks.start, isShown: !isEdited, context: value.context });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened was opened on the device before
  useEffect(() => {
    if (doc) closePopovers(doc);
  }, [doc, viewport, isEdited]);

  useEffect(() => {
    const element = insideBlock === null || !doc ? undefined : getElement(doc, insideBlock);
    element?.setAttribute('data-inside', '');
    return () => element?.removeAttribute('data-inside');
  }, [doc, insideBlock]);
  const { dateTime } = useFormats();

  return (
    <div
      className="at-stage"
      data-viewport={viewport}
      data-loading={session.state.get().isEditorLoading || undefined}
    >
      {revision ? (
        <p className="at-canvas-note" role="status">
          Version of {dateTime(revision.created_at)}
        </p>
      ) : null}
      {collectionId && host.items && !revision ? (
        <ShownItemPicker collectionId={collectionId} source={host.items} />
      ) : null}
      <Frame
        frame={frame}
        src={host.canvasSrc}
        width={VIEWPORT_WIDTHS[viewport]}
        fluid={viewport === 'desktop'}
        zoom={zoom}
        title={`Canvas: ${title || 'page'}`}
        onDocument={onDocument}
      >
        <CanvasContext value={value}>
          {renderSitePart('header')}
          <main className="at-page" data-about-record={isAboutRecord || undefined}>
            {renderSitePart('pageTitle')}
            {revision ? (
              <StaticBlocks
                tree={revision.tree}
                id={ROOT_ID}
                blocks={blocks}
                styles={value.styles}
                context={value.context}
              />
            ) : (
              <CanvasNode id={ROOT_ID} />
            )}
            {isEdited && !isComponent ? (
              <NewSection hasLibrary={host.loadSections !== undefined} />
            ) : null}
          </main>
          {renderSitePart('footer')}
        </CanvasContext>
      </Frame>
    </div>
  );
}
