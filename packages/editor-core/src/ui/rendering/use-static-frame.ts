import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { CanvasStyles } from './canvas-styles.ts';

/** A frame with the canvas document, into which blocks are rendered as visitors see them. */
export interface StaticFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Handler of the frame's `load` event. */
  readonly onLoad: () => void;
  /** Element for the blocks; undefined until the document is loaded. */
  readonly mount: HTMLElement | undefined;
  readonly styles: CanvasStyles;
}

/** Prepares a frame in the theme of the tenant. */
export function useStaticFrame({ theme }: EditorHost): StaticFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [mount, setMount] = useState<HTMLElement | undefined>();
  const [styles] = useState(() => new CanvasStyles());
  const onLoad = useCallback(() => {
    const doc = frame.current?.contentDocument;
    const element = doc?.getElementById('canvas');
    if (!doc || !element) return;
    doc.documentElement.dataset.theme = theme.mode;
    const style = doc.createElement('style');
    style.textContent = theme.css;
    doc.head.append(style);
    setMount(element);
  }, [theme]);
  useEffect(() => {
    const doc = mount?.ownerDocument;
    return doc ? styles.attach(doc) : undefined;
  }, [mount, styles]);
  return { frame, onLoad, mount, styles };
}
