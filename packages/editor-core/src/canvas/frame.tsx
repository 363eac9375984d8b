import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What a frame is given. */
export interface FrameProps {
  /** Address of the empty canvas document: its own page, with the public stylesheet and no script. */
  readonly src: string;
  /** Width of the page in px; undefined fills what is there. */
  readonly width: number | undefined;
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Called with the document when it is there, and with undefined before it goes. */
  readonly onDocument: (doc: Document | undefined) => void;
  readonly children: ReactNode;
}

/**
 * The canvas: an iframe as wide as the device, filled by portal.
 * Its own document makes media queries true and keeps the editor's styles out of the page.
 */
export function Frame({ src, width, title, frame, onDocument, children }: FrameProps): ReactNode {
  const [mount, setMount] = useState<HTMLElement | undefined>();

  const ready = useCallback(() => {
    const doc = frame.current?.contentDocument;
    // about:blank loads first in some browsers; the real document has the mount point.
    const element = doc?.getElementById('canvas') ?? undefined;
    if (!doc || !element) return;
    setMount(element);
    onDocument(doc);
  }, [frame, onDocument]);

  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') ready();
    return () => onDocument(undefined);
  }, [frame, ready, onDocument]);

  return (
    <iframe ref={frame} className="at-frame" src={src} title={title} onLoad={ready} style={width === undefined ? undefined : { width }}>
      {mount ? createPortal(children, mount) : null}
    </iframe>
  );
}
