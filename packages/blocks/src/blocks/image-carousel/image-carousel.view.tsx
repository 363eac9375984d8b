import { THEME_COLORS } from '@org/schema';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Picture } from '../../components/picture.tsx';
import { shownImages } from '../../images/image-item.ts';
import { joinClasses } from '../../markup/class-names.ts';
import { cssVars } from '../../markup/css-vars.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { CarouselFrame } from './carousel-frame.tsx';
import { type CarouselLook, carouselAttributes, slideAttributes } from './carousel-look.ts';
import { CAROUSEL_BORDERS, type ImageCarouselProps } from './image-carousel.definition.ts';

/** Returns the border of the images; undefined for none. */
function border({ borderWidth, borderColor, borderStyle }: ImageCarouselProps): string | undefined {
  const width = getNumber(borderWidth, { min: 0, max: 40, otherwise: 0 });
  const color = THEME_COLORS.find((known) => known === borderColor) ?? 'dark';
  const style = CAROUSEL_BORDERS.find((known) => known === borderStyle) ?? 'solid';
  return width > 0 ? `${width}px ${style} var(--org-color-${color})` : undefined;
}

/** Renders a carousel of images; in the editor a hint when it is empty. */
export function ImageCarouselView({
  props,
  root,
  context,
}: BlockViewProps<ImageCarouselProps>): ReactElement {
  const images = shownImages(props.images);
  const className = joinClasses(
    root.className,
    props.darkMode ? 'org-carousel org-dark' : 'org-carousel',
  );
  const width = getNumber(props.width, { min: 50, max: 2000, otherwise: 300 });
  const height = getNumber(props.height, { min: 50, max: 2000, otherwise: 300 });
  const style = cssVars({
    'org-carousel-w': width === 300 ? undefined : `${width}px`,
    'org-carousel-h': height === 300 ? undefined : `${height}px`,
    'org-carousel-border': border(props),
    'org-carousel-radius': `${getNumber(props.borderRadius, { min: 0, max: 400, otherwise: 0 })}px`,
  });
  if (images.length === 0)
    return context.editing ? (
      <div {...root} className={className} data-empty="true" style={style}>
        {MESSAGES.addImages}
      </div>
    ) : (
      <div {...root} hidden />
    );
  const look: CarouselLook = {
    count: images.length,
    active: 0,
    interval: props.interval,
    transition: props.transitionStyle,
    indicators: props.showIndicators,
    controls: props.showControls,
    editing: context.editing,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no group of fields
    <div
      {...root}
      className={className}
      role="group"
      {...carouselAttributes(look)}
      aria-label="Pictures"
      data-over="true"
      data-bars={props.showDots ? undefined : 'true'}
      style={style}
    >
      <CarouselFrame look={look}>
        {images.map((image, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be missing or the same
            key={at}
            className="org-carousel-slide"
            role="group"
            data-active={at === 0 ? 'true' : undefined}
            {...slideAttributes(at, images.length)}
          >
            <Picture
              image={image}
              className="org-image-carousel-picture"
              context={context}
              sizes={`${width}px`}
            />
          </div>
        ))}
      </CarouselFrame>
    </div>
  );
}
