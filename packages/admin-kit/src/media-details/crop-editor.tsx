import type { Crop, Media } from '@org/schema/entities';
import { Button, Segmented } from '@org/ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { text } from '../media-data/messages.ts';
import { type CropGrip, dragCrop, fitShape, isWhole, WHOLE } from './crop-box.ts';

const GRIPS: readonly CropGrip[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];
const RATIOS = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9, '3:4': 3 / 4 } as const;
type Shape = 'free' | 'original' | keyof typeof RATIOS;
const SHAPES: readonly { readonly value: Shape; readonly label: string }[] = [
  { value: 'free', label: text.ratioFree },
  { value: 'original', label: text.ratioOriginal },
  ...Object.keys(RATIOS).map((value) => ({ value: value as Shape, label: value })),
];
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

/** Props of the crop editor: the image, and the handler of the visible part; null for all of it. */
export interface CropEditorProps {
  readonly media: Media;
  readonly busy: boolean;
  readonly onApply: (crop: Crop | null) => void;
  readonly onCancel: () => void;
}

/** Crops an image by dragging a frame over the original or by keyboard. */
export function CropEditor({ media, busy, onApply, onCancel }: CropEditorProps): ReactElement {
  const [box, setBox] = useState<Crop>(media.crop ?? WHOLE);
  const [shape, setShape] = useState<Shape>('free');
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ grip: CropGrip; x: number; y: number; box: Crop }>(undefined);
  const ratio = natural.height > 0 ? natural.width / natural.height : 1;

  // The button that opened the editor is gone.
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);

  /** Returns the aspect ratio of the frame in fractions of the image; undefined for a free one. */
  function getShape(name: Shape): number | undefined {
    if (name === 'free') return undefined;
    return name === 'original' ? 1 : RATIOS[name] / ratio;
  }

  function begin(event: PointerEvent, grip: CropGrip): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    handle.current?.focus({ preventScroll: true });
    drag.current = { grip, x: event.clientX, y: event.clientY, box };
  }

  function follow(event: PointerEvent): void {
    const area = frame.current?.getBoundingClientRect();
    if (!drag.current || !area || area.width === 0 || area.height === 0) return;
    const { grip, x, y, box: start } = drag.current;
    const way = [(event.clientX - x) / area.width, (event.clientY - y) / area.height] as const;
    setBox(dragCrop(start, grip, way, getShape(shape)));
  }

  function press(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    setBox(dragCrop(box, event.shiftKey ? 'se' : 'move', way, getShape(shape)));
  }

  function choose(name: Shape): void {
    setShape(name);
    const wished = getShape(name);
    if (wished !== undefined) setBox(fitShape(box, wished));
  }

  const percent = (share: number): string => `${share * 100}%`;
  const place = {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  };
  // The original may be larger than the displayed file, so the server reports the resulting size.
  const size = text.cropSize(
    Math.round(box.width * natural.width),
    Math.round(box.height * natural.height),
  );
  return (
    <div className="ad-crop">
      <div
        ref={frame}
        className="ad-crop-area"
        onPointerMove={follow}
        onPointerUp={() => {
          drag.current = undefined;
        }}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
      >
        <img
          src={media.original}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
        />
        <div className="ad-crop-shade">
          <span style={place} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a frame over a picture, and no part of a form */}
        <div
          ref={handle}
          className="ad-crop-frame"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
          tabIndex={0}
          role="group"
          aria-roledescription={text.cropArea}
          aria-label={`${text.cropArea}: ${size}`}
          style={place}
          onPointerDown={(event) => begin(event, 'move')}
          onKeyDown={press}
        >
          {GRIPS.map((grip) => (
            <span
              key={grip}
              className="ad-crop-grip"
              data-grip={grip}
              onPointerDown={(event) => begin(event, grip)}
            />
          ))}
        </div>
      </div>
      <div className="ad-crop-tools">
        <Segmented label={text.ratio} value={shape} options={SHAPES} onChange={choose} />
        <span className="at-meta" role="status">
          {size}
        </span>
      </div>
      <p className="at-meta">{text.cropHelp}</p>
      <div className="at-dialog-buttons">
        <Button variant="subtle" disabled={isWhole(box)} onClick={() => setBox(WHOLE)}>
          {text.reset}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button variant="filled" loading={busy} onClick={() => onApply(isWhole(box) ? null : box)}>
          {text.apply}
        </Button>
      </div>
    </div>
  );
}
