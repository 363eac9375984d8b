import { DEVICES, type Device, VIEWPORT_WIDTHS } from '@org/schema';
import { Dialog } from '@org/ui';
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { DeviceFrame } from './device-frame.tsx';
import { syncScroll } from './sync-scroll.ts';

const LABELS: Readonly<Record<Device, string>> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  mobile: 'Mobile',
};
/** Space between the devices, px. */
const GAP = 20;
/** Smallest readable size of a picture; in a narrower window the devices are scrolled sideways. */
const MIN_SCALE = 0.3;
/** Part of the window's height that the pictures have. */
const HEIGHT = 0.68;

/** Heights of the window by which keys scroll. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 0.15,
  ArrowUp: -0.15,
  PageDown: 0.9,
  PageUp: -0.9,
  ' ': 0.9,
  Home: -1000,
  End: 1000,
};

/** Returns the size at which all devices fit side by side. */
function getScale(width: number): number {
  const widths = DEVICES.reduce((sum, device) => sum + VIEWPORT_WIDTHS[device], 0);
  return Math.max(MIN_SCALE, Math.min(1, (width - GAP * (DEVICES.length - 1)) / widths));
}

/** Renders the devices at the size at which they fit. */
function Devices({
  host,
  onClose,
}: {
  readonly host: EditorHost;
  readonly onClose: () => void;
}): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  const [documents, setDocuments] = useState<ReadonlyMap<Device, Document>>(new Map());
  const onReady = useCallback(
    (device: Device, doc: Document) => setDocuments((before) => new Map(before).set(device, doc)),
    [],
  );

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScale(getScale(element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const all = [...documents.values()];
    const abort = new AbortController();
    // A click into a device moves the focus there.
    for (const doc of all)
      doc.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), abort);
    const stop = syncScroll(all);
    return () => {
      abort.abort();
      stop();
    };
  }, [documents, onClose]);

  /** Scrolls the desktop; the others follow. */
  const scroll = (event: KeyboardEvent): void => {
    const view = documents.get('desktop')?.defaultView;
    const pages = STEPS[event.key];
    if (!view || pages === undefined) return;
    event.preventDefault();
    view.scrollBy({ top: pages * view.innerHeight });
  };

  return (
    <section
      ref={place}
      className="at-devices"
      aria-label="Devices"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the devices, which are not focused themselves
      tabIndex={0}
      onKeyDown={scroll}
    >
      {scale === undefined
        ? null
        : DEVICES.map((device) => (
            <DeviceFrame
              key={device}
              host={host}
              device={device}
              label={LABELS[device]}
              scale={scale}
              height={Math.round(window.innerHeight * HEIGHT)}
              onReady={onReady}
            />
          ))}
    </section>
  );
}

/** Renders the page, with changes that are not saved, on all devices side by side. They scroll together. */
export function DevicesDialog({
  host,
  onClose,
}: {
  readonly host: EditorHost;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <Dialog open title="All devices" width={1680} onClose={onClose}>
      <Devices host={host} onClose={onClose} />
    </Dialog>
  );
}
