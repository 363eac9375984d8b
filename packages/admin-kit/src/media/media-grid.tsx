import type { Media } from '@org/schema/entities';
import { Checkbox, IconButton, Skeleton } from '@org/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { text } from '../media-data/messages.ts';
import { placeAfter } from './grid-keys.ts';

/** Drag data type of images within the media library: comma-separated ids. */
export const MEDIA_DRAG = 'application/x-media-ids';

/** Props of the grid: images, click handler and actions. */
export interface MediaGridProps {
  readonly images: readonly Media[] | undefined;
  /** True while other images are loading. */
  readonly busy: boolean;
  readonly onOpen: (media: Media) => void;
  /** Adds a second button with details to each image. */
  readonly onDetails?: ((media: Media) => void) | undefined;
  readonly selection?: ReadonlySet<number> | undefined;
  readonly onSelect?: ((selection: ReadonlySet<number>) => void) | undefined;
  /** True when images can be dragged to a folder. */
  readonly draggable?: boolean;
}

const THUMBNAIL = 320;

/** Returns the URL of a file that is large enough for a tile. */
function getThumbnail({ variants, file }: Media): string {
  const webp = variants.filter(({ format }) => format === 'webp');
  const among = (webp.length > 0 ? webp : variants).toSorted((one, other) => one.w - other.w);
  return (among.find(({ w }) => w >= THUMBNAIL) ?? among.at(-1))?.url ?? file;
}

/** Returns the number of columns of a grid. */
function getColumns(grid: Element | null): number {
  if (!grid) return 1;
  return Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(' ').length);
}

/** Renders images in a grid: a single tab stop, arrow keys move, Enter opens, Space selects, Shift selects a range. */
export function MediaGrid(props: MediaGridProps): ReactElement {
  const { images, busy, onOpen, onDetails, selection, onSelect, draggable = false } = props;
  const grid = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const anchor = useRef(0);
  if (!images)
    return (
      <ul className="ad-media-grid" aria-busy>
        {Array.from({ length: 12 }, (_, at) => at).map((at) => (
          <li key={at} aria-hidden>
            <Skeleton className="ad-media-tile" />
          </li>
        ))}
      </ul>
    );
  const stop = Math.min(active, images.length - 1);

  function toggle(at: number, range: boolean): void {
    if (!onSelect || !selection || !images) return;
    const next = new Set(selection);
    const [from, to] = range
      ? [Math.min(anchor.current, at), Math.max(anchor.current, at)]
      : [at, at];
    const chosen = images.slice(from, to + 1).map(({ id }) => id);
    const isOn = range || !chosen.every((id) => next.has(id));
    for (const id of chosen)
      if (isOn) next.add(id);
      else next.delete(id);
    anchor.current = at;
    onSelect(next);
  }

  function press(event: KeyboardEvent, at: number): void {
    if (event.key === ' ' && onSelect) {
      event.preventDefault();
      toggle(at, event.shiftKey);
      return;
    }
    const next = placeAfter(event.key, at, {
      count: images?.length ?? 0,
      columns: getColumns(grid.current),
    });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>('[data-tile]')[next]?.focus();
  }

  return (
    <ul
      ref={grid}
      className="ad-media-grid"
      aria-busy={busy}
      data-selecting={(selection && selection.size > 0) || undefined}
    >
      {images.map((media, at) => {
        const isSelected = selection?.has(media.id) ?? false;
        return (
          <li key={media.id} className="ad-media-item" data-selected={isSelected || undefined}>
            <button
              type="button"
              className="ad-media-tile"
              data-tile
              tabIndex={at === stop ? 0 : -1}
              title={media.filename}
              {...(onSelect && { 'aria-keyshortcuts': 'Space' })}
              draggable={draggable}
              onDragStart={(event) => {
                const ids = isSelected && selection ? [...selection] : [media.id];
                event.dataTransfer.setData(MEDIA_DRAG, ids.join(','));
                event.dataTransfer.effectAllowed = 'move';
              }}
              onFocus={() => setActive(at)}
              onKeyDown={(event) => press(event, at)}
              onClick={(event) => {
                if (onSelect && (event.shiftKey || event.ctrlKey || event.metaKey))
                  toggle(at, event.shiftKey);
                else onOpen(media);
              }}
            >
              <img
                src={getThumbnail(media)}
                alt=""
                width={media.width}
                height={media.height}
                loading="lazy"
                draggable={false}
                style={{ objectPosition: `${media.focal.x * 100}% ${media.focal.y * 100}%` }}
              />
              <span className="ad-media-name">{media.filename}</span>
              <span className="ad-media-meta">
                {media.width} × {media.height}
                {media.usedIn_count === 0 && ` · ${text.usedIn(0)}`}
              </span>
            </button>
            {onSelect && (
              <Checkbox
                size="sm"
                className="ad-media-check"
                aria-label={text.select(media.filename)}
                checked={isSelected}
                onClick={(event) => toggle(at, event.shiftKey)}
                onChange={() => undefined}
              />
            )}
            {onDetails && (
              <span className="ad-media-more">
                <IconButton
                  icon={IconInfoCircle}
                  label={text.details(media.filename)}
                  size={28}
                  onPress={() => onDetails(media)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
