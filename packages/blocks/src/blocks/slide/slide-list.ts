import type { BlockTemplate } from '@org/content';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { getNumber } from '../../props/read-props.ts';
import type { CarouselLook } from '../image-carousel/carousel-look.ts';

/** Maximum number of slides of a slider. */
export const MAX_SLIDES = 50;

/** A slide in the list of its slider. */
const item = object({
  id: string().max(40).required(),
  /** The `containerId` of its slide block; unchanged when slides are reordered. */
  containerId: string().max(40).defined(),
  /** Name for screen readers and the list of slides; '' for its position. */
  title: string().max(200).defined(),
});
export type SlideItem = InferType<typeof item>;

/** Props of every slider. */
export const slidesShape = object({
  slides: array(item.required()).max(MAX_SLIDES).required(),
  /** Slide that the editor shows; visitors start with the first. */
  activeIndex: number().integer().min(0).max(MAX_SLIDES).required(),
  /** Autoplay interval in ms; 0 disables autoplay. */
  interval: number().min(0).max(600_000).required(),
  showIndicators: boolean().required(),
  showControls: boolean().required(),
  /** True for dark mode on every page; otherwise the mode of the page. */
  darkMode: boolean().required(),
});
export type SlidesProps = InferType<typeof slidesShape>;

/** Default values of a new slide, without its id; the editor assigns a unique `containerId`. */
export const NEW_SLIDE = { containerId: '', title: '' } as const;

/** Default props of a slider. */
export const SLIDES_DEFAULTS = {
  activeIndex: 0,
  interval: 5000,
  showIndicators: true,
  showControls: true,
  darkMode: false,
} as const;

/** Allowed parents and children of a slider, and how the editor keeps its slides in sync with their list. */
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

/**
 * Returns the list of a new slider's slides.
 * @returns items; the first has the id `slide-1`
 */
export function startingSlides(titles: readonly string[]): SlideItem[] {
  return titles.map((title, at) => ({
    id: `slide-${at + 1}`,
    containerId: `slide-${at + 1}`,
    title,
  }));
}

/** Returns the slide blocks of a new slider, in the order of their list. */
export function slideTemplates(slides: readonly Omit<BlockTemplate, 'type'>[]): BlockTemplate[] {
  return slides.map(({ props, children }, at) => ({
    type: 'Slide',
    props: { ...props, containerId: `slide-${at + 1}` },
    children,
  }));
}

/** Returns the valid slides of a stored list: those with a container, without duplicates, up to the maximum. Never throws. */
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

/** Returns the index of the initial slide: the author's in the editor, the first for visitors. */
export function activeSlide(activeIndex: unknown, count: number, editing: boolean): number {
  return editing
    ? Math.trunc(getNumber(activeIndex, { min: 0, max: Math.max(0, count - 1), otherwise: 0 }))
    : 0;
}

/**
 * Returns the carousel options of a slider.
 * @param editing - whether it is being edited
 */
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
