import { ROOT_ID, VIEWPORT_WIDTHS } from '@org/schema';
import type { BuilderTree, NodeId } from '@org/schema/entities';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import { StaticBlocks } from './static-blocks.tsx';
import { useStaticFrame } from './use-static-frame.ts';

/** Usual maximum height of a thumbnail, as a multiple of its width. */
const MAX_HEIGHT = 15 / 16;

/** Returns a tree with only some blocks below its root, which has the page's font and colors, and is what blocks measure. */
function withBlocks(tree: BuilderTree, ids: readonly NodeId[]): BuilderTree {
  const root = tree[ROOT_ID];
  return root && !ids.includes(ROOT_ID)
    ? { ...tree, [ROOT_ID]: { ...root, nodes: [...ids] } }
    : tree;
}

/** Props of a thumbnail. */
export interface BlockPictureProps {
  readonly tree: BuilderTree;
  /** Stacked blocks. */
  readonly ids: readonly NodeId[];
  readonly host: EditorHost;
  readonly title: string;
  /** Width of the rendered page. @default 'desktop' */
  readonly viewport?: 'desktop' | 'mobile' | 'email' | undefined;
  /** Maximum height, as a multiple of the width. @default 15/16 */
  readonly tallest?: number | undefined;
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
  tallest: proportion = MAX_HEIGHT,
}: BlockPictureProps): ReactElement {
  const width = VIEWPORT_WIDTHS[viewport];
  const tallest = width * proportion;
  const { blocks } = useEditor();
  const page = useEditorState((state) => state.selectedPage) ?? EMPTY_PAGE;
  const context = { ...host.getContext(page), editing: false };
  const place = useRef<HTMLDivElement>(null);
  const { frame, onLoad, mount, styles } = useStaticFrame(host);
  const [seen, setSeen] = useState(false);
  const shown = useMemo(() => withBlocks(tree, ids), [tree, ids]);
  const [box, setBox] = useState({ scale: 0.2, height: 120 });

  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

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
          onLoad={onLoad}
          style={{
            inlineSize: width,
            blockSize: tallest,
            transform: `scale(${box.scale})`,
          }}
        >
          {mount
            ? createPortal(
                <StaticBlocks
                  tree={shown}
                  id={ROOT_ID}
                  blocks={blocks}
                  styles={styles}
                  context={context}
                />,
                mount,
              )
            : null}
        </iframe>
      ) : null}
    </div>
  );
}
