import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Props of the frame. */
export interface FrameProps {
  /** URL of the empty canvas document: a page with the public stylesheet and no script. */
  readonly src: string;
  /** Width of the page in px: that of the device, so that media queries apply. */
  readonly width: number;
  /** True when a wider window gives a wider page. */
  readonly fluid: boolean;
  /** Zoom: fit to the window, or a fraction of the actual size. */
  readonly zoom: 'fit' | number;
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Called with the document when it is loaded, and with undefined before it is removed. */
  readonly onDocument: (doc: Document | undefined) => void;
  readonly children: ReactNode;
}

/**
 * Renders the canvas: an iframe with the width of the device, filled by a portal. Its own document makes media queries work and
 * isolates the page from the editor's styles.
 */
export function Frame({
  src,
  width,
  fluid,
  zoom,
  title,
  frame,
  onDocument,
  children,
}: FrameProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const fit = useFit(stage, { width, fluid, zoom });
  const [mount, setMount] = useState<HTMLElement | undefined>();

  const ready = useCallback(() => {
    const doc = frame.current?.contentDocument;
    // Some browsers load about:blank first; only the real document has the mount point.
    const element = doc?.getElementById('canvas') ?? undefined;
    if (!doc || !element) return;
    setMount(element);
    onDocument(doc);
  }, [frame, onDocument]);

  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') ready();
    return () => onDocument(undefined);
  }, [frame, ready, onDocument]);

  // Lines and labels of the overlay keep their size when the page is scaled down.
  useEffect(
    () =>
      mount?.ownerDocument.documentElement.style.setProperty(
        '--canvas-unit',
        String(1 / fit.scale),
      ),
    [mount, fit.scale],
  );

  return (
    <div ref={stage} className="at-frame-stage">
      <div className="at-frame-box" style={{ width: fit.width * fit.scale }}>
        <iframe
          ref={frame}
          className="at-frame"
          src={src}
          title={title}
          onLoad={ready}
          style={{
            width: fit.width,
            height: `${100 / fit.scale}%`,
            transform: fit.scale === 1 ? undefined : `scale(${fit.scale})`,
          }}
        >
          {mount ? createPortal(children, mount) : null}
        </iframe>
      </div>
    </div>
  );
}

/** Returns width and scale of the page, fitted to the window or by the chosen zoom. */
function useFit(
  stage: RefObject<HTMLElement | null>,
  { width, fluid, zoom }: Pick<FrameProps, 'width' | 'fluid' | 'zoom'>,
): { width: number; scale: number } {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = (): void => setRoom(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  const asked = zoom === 'fit' ? 1 : zoom;
  if (room === 0) return { width, scale: asked };
  const wide = fluid ? Math.max(width, room / asked) : width;
  return { width: wide, scale: zoom === 'fit' ? Math.min(1, room / wide) : zoom };
}
