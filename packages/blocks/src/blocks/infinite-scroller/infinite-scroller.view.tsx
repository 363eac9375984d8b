import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Picture } from '../../components/picture.tsx';
import { type ShownImage, shownImages } from '../../images/image-item.ts';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import { type InfiniteScrollerProps, SCROLL_SPEEDS } from './infinite-scroller.definition.ts';

/** Duration in seconds per image. */
const SECONDS: Readonly<Record<(typeof SCROLL_SPEEDS)[number], number>> = {
  evenslower: 16,
  veryslow: 10,
  slow: 6,
  medium: 4,
  fast: 2,
};
/** Minimum number of images that the duration is computed with, so that a short row does not move faster. */
const FEWEST = 6;

interface RowProps {
  readonly images: readonly ShownImage[];
  readonly context: RenderContext;
  readonly width: number;
  /** True for the copy that completes the loop, which is hidden from assistive technology. */
  readonly isCopy?: boolean;
}

function Row({ images, context, width, isCopy = false }: RowProps): ReactElement {
  return (
    <ul
      className="org-infinite-scroller-row"
      data-part={isCopy ? 'copy' : 'row'}
      aria-hidden={isCopy || undefined}
    >
      {images.map((image, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be missing or the same
        <li key={at} className="org-infinite-scroller-item">
          <Picture
            image={isCopy ? { ...image, alt: '' } : image}
            className="org-infinite-scroller-picture"
            context={context}
            sizes={`${width}px`}
            isEager
          />
        </li>
      ))}
    </ul>
  );
}

/** Renders a marquee of images in CSS only; static in the editor and for visitors who prefer reduced motion. */
export function InfiniteScrollerView({
  props,
  root,
  context,
}: BlockViewProps<InfiniteScrollerProps>): ReactElement {
  const images = shownImages(props.images);
  if (images.length === 0)
    return context.editing ? (
      <div {...root} data-empty="true">
        {MESSAGES.addImages}
      </div>
    ) : (
      <div {...root} hidden />
    );
  const width = getNumber(props.imageWidth, { min: 20, max: 1000, otherwise: 150 });
  const height = getNumber(props.imageHeight, { min: 20, max: 1000, otherwise: 150 });
  const speed = SCROLL_SPEEDS.find((known) => known === props.speed) ?? 'slow';
  const row = { images, context, width };
  return (
    <div
      {...root}
      data-direction={props.direction === 'right' ? 'right' : undefined}
      data-mask={props.showMask || undefined}
      style={cssVars({
        'org-scroller-w': width === 150 ? undefined : `${width}px`,
        'org-scroller-h': height === 150 ? undefined : `${height}px`,
        'org-scroller-time': `${SECONDS[speed] * Math.max(FEWEST, images.length)}s`,
      })}
    >
      {context.editing ? null : (
        <input
          className="org-infinite-scroller-pause"
          data-part="pause"
          type="checkbox"
          aria-label="Stop the pictures"
        />
      )}
      {/* Without motion the row can be scrolled, also by keyboard. */}
      <section
        className="org-infinite-scroller-track"
        data-part="track"
        aria-label="Pictures"
        tabIndex={context.editing ? undefined : 0}
      >
        <Row {...row} />
        {context.editing ? null : <Row {...row} isCopy />}
      </section>
    </div>
  );
}
