import { MESSAGES } from '@org/schema/copy';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../markup/class-names.ts';
import type { cssVars } from '../../markup/css-vars.ts';
import type { RenderContext, RootAttributes } from '../../render/block-view.ts';
import { CarouselFrame } from '../image-carousel/carousel-frame.tsx';
import { carouselAttributes } from '../image-carousel/carousel-look.ts';
import { type SlidesProps, slidesLook } from './slide-list.ts';

/** Props that differ between sliders. */
export interface SliderFrameProps {
  readonly props: SlidesProps;
  readonly root: RootAttributes;
  readonly context: RenderContext;
  /** Transition between slides. */
  readonly transition: string;
  /** Position of dots and arrows: over the slides, or below them. */
  readonly place: 'over' | 'foot';
  readonly style?: ReturnType<typeof cssVars>;
  readonly children?: ReactNode;
}

/** Renders a slider around its slides; in the editor a hint when it is empty. */
export function SliderFrame({
  props,
  root,
  context: { editing },
  transition,
  place,
  style,
  children,
}: SliderFrameProps): ReactElement {
  const look = slidesLook(props, transition, editing);
  const className = joinClasses(
    root.className,
    props.darkMode ? 'org-carousel org-dark' : 'org-carousel',
  );
  if (look.count === 0 || children === undefined)
    return editing ? (
      <div {...root} className={className} data-empty="true" style={style}>
        {MESSAGES.addSlides}
        {children}
      </div>
    ) : (
      <div {...root} hidden />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no group of fields
    <div
      {...root}
      className={className}
      role="group"
      {...carouselAttributes(look)}
      aria-label="Slides"
      data-over={place === 'over' || undefined}
      data-foot={place === 'foot' || undefined}
      style={style}
    >
      <CarouselFrame look={look}>{children}</CarouselFrame>
    </div>
  );
}
