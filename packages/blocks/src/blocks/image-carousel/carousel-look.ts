/** Transitions between slides. */
export const TRANSITIONS = ['slide', 'fade'] as const;

/** Range of the autoplay interval, ms. */
const INTERVALS = { min: 1000, max: 600_000 } as const;

/** Options of a carousel. Stored props may hold anything. */
export interface CarouselLook {
  /** Number of slides. */
  readonly count: number;
  /** Index of the initial slide. */
  readonly active: number;
  /** Autoplay interval in ms; 0 disables autoplay. */
  readonly interval: number;
  readonly transition: string;
  readonly indicators: boolean;
  readonly controls: boolean;
  readonly editing: boolean;
}

/** Attributes of an element; undefined ones are not rendered. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns the autoplay interval in ms, 0 for none; at least a second, since nobody could read shorter slides. */
export function turningTime(interval: number): number {
  if (!Number.isFinite(interval) || interval <= 0) return 0;
  return Math.min(INTERVALS.max, Math.max(INTERVALS.min, Math.round(interval)));
}

/** Returns the attributes of a carousel's root, in addition to `role="group"` and those of every block. */
export function carouselAttributes(look: CarouselLook): Attributes {
  const interval = look.count > 1 ? turningTime(look.interval) : 0;
  return {
    'aria-roledescription': 'carousel',
    'data-transition': look.transition === 'fade' ? 'fade' : undefined,
    'data-still': look.editing ? 'true' : undefined,
    // The editor does not start the behavior, so that slides do not move while editing.
    'data-enhance': look.editing ? undefined : 'carousel',
    'data-options': look.editing || interval === 0 ? undefined : JSON.stringify({ interval }),
  };
}

/**
 * Returns the attributes of a slide.
 * @param at - index
 * @param count - number of slides
 * @returns attributes in addition to `role="group"`
 */
export function slideAttributes(at: number, count: number, title: string = ''): Attributes {
  const place = `${at + 1} of ${count}`;
  return {
    'aria-roledescription': 'slide',
    'aria-label': title ? `${title}, ${place}` : place,
  };
}
