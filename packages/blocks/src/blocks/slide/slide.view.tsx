import type { ReactElement } from 'react';
import { joinClasses } from '../../markup/class-names.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { slideAttributes } from '../image-carousel/carousel-look.ts';
import type { SlideProps } from './slide.definition.ts';
import { activeSlide, shownSlides } from './slide-list.ts';

/**
 * Renders a slide. A slide that is missing in the list of its slider is only visible in the editor, so that its content is not
 * lost.
 */
export function SlideView({
  props: { containerId },
  root,
  context: { editing },
  whole,
  children,
}: BlockViewProps<SlideProps>): ReactElement {
  const slides = shownSlides(whole?.slides);
  const at = slides.findIndex((slide) => slide.containerId === containerId);
  if (at < 0 && !editing) return <div {...root} hidden />;
  const isActive = at < 0 || at === activeSlide(whole?.activeIndex, slides.length, editing);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
    <div
      {...root}
      className={joinClasses(root.className, 'org-carousel-slide')}
      role="group"
      {...slideAttributes(Math.max(0, at), Math.max(1, slides.length), slides[at]?.title)}
      data-active={isActive || undefined}
    >
      {children}
    </div>
  );
}
