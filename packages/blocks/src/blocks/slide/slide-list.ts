import type { BlockTemplate } from '@org/content';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { getNumber } from '../../read-props.ts';
import type { CarouselLook } from '../image-carousel/carousel-look.ts';

/** Slides that a slider has at most. */
export const MAX_SLIDES = 50;

/** A slide in the list of its slider. Source: BLK-CSLIDER-02. */
const item = object({
  id: string().max(40).required(),
  /** The `containerId` of the slide block that it stands for; it stays when slides change places. */
  containerId: string().max(40).defined(),
  /** What screen readers and the list of slides call it; '' for its place. */
  title: string().max(200).defined(),
});
export type SlideItem = InferType<typeof item>;

/** Props that all sliders have. Source: BLK-CSLIDER-01. */
export const slidesShape = object({
  slides: array(item.required()).max(MAX_SLIDES).required(),
  /** The slide that the editor shows; visitors begin with the first. */
  activeIndex: number().integer().min(0).max(MAX_SLIDES).required(),
  /** ms that a slide stays; 0 for until somebody turns. Source: BLK-SLIDER-02. */
  interval: number().min(0).max(600_000).required(),
  showIndicators: boolean().required(),
  showControls: boolean().required(),
  /** Dark on every page; otherwise as the page is. */
  darkMode: boolean().required(),
});
export type SlidesProps = InferType<typeof slidesShape>;

/** A new slide of the list, without its id; the editor gives it a `containerId` that is free. */
export const NEW_SLIDE = { containerId: '', title: '' } as const;

/** How a slider begins. Source: BLK-SLIDER-02, BLK-CSLIDER-01. */
export const SLIDES_DEFAULTS = {
  activeIndex: 0,
  interval: 5000,
  showIndicators: true,
  showControls: true,
  darkMode: false,
} as const;

/** Where a slider stands, what it holds, and how slides and their list are kept together in the editor. */
export const SLIDER_PLACE = {
  canvas: true,
  rules: { parents: ['Column'], children: ['Slide'], max: MAX_SLIDES },
  partsFollow: {
    prop: 'slides',
    type: 'Slide',
    key: 'containerId',
    inOrder: true,
    newItem: NEW_SLIDE,
    active: 'activeIndex',
  },
  usesStylesOf: ['ImageCarousel'],
} as const;

/** The list of a slider's first slides. Shape: titles → items; `slide-1` stands for the first. */
export function startingSlides(titles: readonly string[]): SlideItem[] {
  return titles.map((title, at) => ({
    id: `slide-${at + 1}`,
    containerId: `slide-${at + 1}`,
    title,
  }));
}

/** A slider's first slides themselves, in the order of their list. */
export function slideTemplates(slides: readonly Omit<BlockTemplate, 'type'>[]): BlockTemplate[] {
  return slides.map(({ props, children }, at) => ({
    type: 'Slide',
    props: { ...props, containerId: `slide-${at + 1}` },
    children,
  }));
}

/** The slides of a stored list: those with a container, each once, and not more than there may be. Never throws. */
export function shownSlides(stored: unknown): Pick<SlideItem, 'containerId' | 'title'>[] {
  const shown = new Map<string, string>();
  for (const one of Array.isArray(stored) ? stored : []) {
    const { containerId, title }: Partial<Record<string, unknown>> = one ?? {};
    if (typeof containerId !== 'string' || containerId === '' || shown.has(containerId)) continue;
    shown.set(containerId, typeof title === 'string' ? title.slice(0, 200) : '');
    if (shown.size === MAX_SLIDES) break;
  }
  return Array.from(shown, ([containerId, title]) => ({ containerId, title }));
}

/** The slide that is in view at first: the author's in the editor, the first for visitors. Source: BLK-SLIDER-04. */
export function activeSlide(activeIndex: unknown, count: number, editing: boolean): number {
  return editing
    ? Math.trunc(getNumber(activeIndex, { min: 0, max: Math.max(0, count - 1), otherwise: 0 }))
    : 0;
}

/** What a slider asks its carousel for. Shape: props, how it turns, whether it is edited → look. */
export function slidesLook(props: SlidesProps, transition: string, editing: boolean): CarouselLook {
  const count = shownSlides(props.slides).length;
  return {
    count,
    active: activeSlide(props.activeIndex, count, editing),
    interval: props.interval,
    transition,
    indicators: props.showIndicators,
    controls: props.showControls,
    editing,
  };
}
