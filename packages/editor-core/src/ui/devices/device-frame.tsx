import type { Device } from '@org/schema';
import { ROOT_ID, VIEWPORT_WIDTHS } from '@org/schema';
import { type ReactElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useEditorState } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import type { SitePartName } from '../../session/host/gateway.ts';
import { SitePart } from '../rendering/site-part.tsx';
import { StaticBlocks } from '../rendering/static-blocks.tsx';
import { useStaticFrame } from '../rendering/use-static-frame.ts';

/** Props of a device. */
export interface DeviceFrameProps {
  readonly host: EditorHost;
  readonly device: Device;
  readonly label: string;
  /** Size of the picture relative to the device. */
  readonly scale: number;
  /** Height of the picture, px. */
  readonly height: number;
  /** Called when the page is there. Stable between renders. */
  readonly onReady: (device: Device, doc: Document) => void;
}

/** Renders the page with header and footer as it is on a device. It scrolls, and its links and buttons do nothing. */
export function DeviceFrame(props: DeviceFrameProps): ReactElement {
  const { host, device, label, scale, height, onReady } = props;
  const { store, blocks } = useEditor();
  const page = useEditorState((state) => state.selectedPage);
  const siteFrame = useEditorState((state) => state.siteFrame);
  const { frame, onLoad, mount, styles } = useStaticFrame(host);
  const width = VIEWPORT_WIDTHS[device];
  const context = { ...host.getContext(page ?? EMPTY_PAGE), editing: false };
  const part = (name: SitePartName): ReactElement | null => {
    const shown = page ? siteFrame[name] : undefined;
    return shown ? (
      <SitePart
        name={name}
        part={shown}
        blocks={blocks}
        styles={styles}
        context={context}
        isDimmed={false}
        onEdit={host.openTemplate}
      />
    ) : null;
  };

  useEffect(() => {
    if (!mount) return;
    mount.inert = true;
    onReady(device, mount.ownerDocument);
  }, [mount, device, onReady]);

  return (
    <figure className="at-device-view" style={{ inlineSize: width * scale }}>
      <figcaption>
        {label} <span>{width} px</span>
      </figcaption>
      <div className="at-device-screen" style={{ blockSize: height }}>
        <iframe
          ref={frame}
          src={host.canvasSrc}
          title={`${label}, ${width} px`}
          // Keys scroll all devices together, from the element around them.
          tabIndex={-1}
          onLoad={onLoad}
          style={{
            inlineSize: width,
            blockSize: height / scale,
            transform: `scale(${scale})`,
          }}
        >
          {mount
            ? createPortal(
                <>
                  {part('header')}
                  <main className="at-page">
                    {part('pageTitle')}
                    <StaticBlocks
                      tree={store.tree}
                      id={ROOT_ID}
                      blocks={blocks}
                      styles={styles}
                      context={context}
                    />
                  </main>
                  {part('footer')}
                </>,
                mount,
              )
            : null}
        </iframe>
      </div>
    </figure>
  );
}
