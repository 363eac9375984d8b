/** How slides come and go. */
export const TRANSITIONS = ['slide', 'fade'] as const;

/** ms; the shortest and the longest time that a slide stays where it does not stay for good. */
const INTERVALS = { min: 1000, max: 600_000 } as const;

/** What a carousel is asked for. Stored props may hold anything. */
export interface CarouselLook {
  /** How many slides there are. */
  readonly count: number;
  /** The slide that is in view at first. */
  readonly active: number;
  /** ms that a slide stays; 0 for until somebody turns. Source: BLK-SLIDER-02. */
  readonly interval: number;
  readonly transition: string;
  readonly indicators: boolean;
  readonly controls: boolean;
  readonly editing: boolean;
}

/** Attributes of an element; undefined is not printed. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Milliseconds between two slides, 0 for no turning; never less than a second, in which nobody could read. Source: BLK-SLIDER-02. */
export function turningTime(interval: number): number {
  if (!Number.isFinite(interval) || interval <= 0) return 0;
  return Math.min(INTERVALS.max, Math.max(INTERVALS.min, Math.round(interval)));
}

/** Attributes of a carousel's root, beside `role="group"` and those that every block has. */
export function carouselAttributes(look: CarouselLook): Attributes {
  const interval = look.count > 1 ? turningTime(look.interval) : 0;
  return {
    'aria-roledescription': 'carousel',
    'data-transition': look.transition === 'fade' ? 'fade' : undefined,
    'data-still': look.editing ? 'true' : undefined,
    // Nothing turns while a page is edited: no behaviour is asked for. Source: BLK-SLIDER-05.
    'data-enhance': look.editing ? undefined : 'carousel',
    'data-options': look.editing || interval === 0 ? undefined : JSON.stringify({ interval }),
  };
}

/** Attributes of a slide. Shape: its place, of how many, its title → attributes beside `role="group"`. */
export function slideAttributes(at: number, count: number, title: string = ''): Attributes {
  const place = `${at + 1} of ${count}`;
  return {
    'aria-roledescription': 'slide',
    'aria-label': title ? `${title}, ${place}` : place,
  };
}
