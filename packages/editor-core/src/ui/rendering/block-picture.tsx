import { VIEWPORT_WIDTHS } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import { CanvasStyles } from './canvas-styles.ts';
import { StaticBlocks } from './static-blocks.tsx';

/** Maximum height of a thumbnail, as a multiple of its width. */
const MAX_HEIGHT = 15 / 16;

/** Props of a thumbnail. */
export interface BlockPictureProps {
  readonly tree: BuilderTree;
  /** Stacked blocks. */
  readonly ids: readonly NodeId[];
  readonly host: EditorHost;
  readonly title: string;
  /** Width of the rendered page. @default 'desktop' */
  readonly viewport?: 'desktop' | 'email' | undefined;
}

/**
 * Renders blocks as a thumbnail: by their own views in a frame with the width of the page, scaled down. The frame has no script
 * and no pointer events; it is created when it becomes visible.
 */
export function BlockPicture({
  tree,
  ids,
  host,
  title,
  viewport = 'desktop',
}: BlockPictureProps): ReactElement {
  const width = VIEWPORT_WIDTHS[viewport];
  const tallest = width * MAX_HEIGHT;
  const { blocks } = useEditor();
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const context = { ...host.getContext(page), editing: false };
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState(false);
  const [mount, setMount] = useState<HTMLElement | undefined>();
  const [box, setBox] = useState({ scale: 0.2, height: 120 });
  const [styles] = useState(() => new CanvasStyles());

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  const ready = useCallback(() => {
    const doc = frame.current?.contentDocument;
    const element = doc?.getElementById('canvas');
    if (!doc || !element) return;
    doc.documentElement.dataset.theme = host.theme.mode;
    const style = doc.createElement('style');
    style.textContent = host.theme.css;
    doc.head.append(style);
    setMount(element);
  }, [host]);

  useEffect(() => {
    const doc = mount?.ownerDocument;
    return doc ? styles.attach(doc) : undefined;
  }, [mount, styles]);

  useEffect(() => {
    if (!mount || !place.current) return;
    const outer = place.current;
    const measure = (): void => {
      const scale = outer.clientWidth / width;
      setBox({ scale, height: Math.min(mount.scrollHeight, tallest) * scale });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(mount);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [mount, width, tallest]);

  return (
    <div ref={place} className="at-picture" style={{ blockSize: box.height }} aria-hidden>
      {seen ? (
        <iframe
          ref={frame}
          className="at-picture-frame"
          src={host.canvasSrc}
          title={title}
          tabIndex={-1}
          onLoad={ready}
          style={{
            inlineSize: width,
            blockSize: tallest,
            transform: `scale(${box.scale})`,
          }}
        >
          {mount
            ? createPortal(
                ids.map((id) => (
                  <StaticBlocks
                    key={id}
                    tree={tree}
                    id={id}
                    blocks={blocks}
                    styles={styles}
                    context={context}
                  />
                )),
                mount,
              )
            : null}
        </iframe>
      ) : null}
    </div>
  );
}
