/** Effects with which a block comes into view. `slide-start` comes from the side where lines begin. */
export const ENTER_EFFECTS = [
  'none',
  'fade',
  'rise',
  'slide-start',
  'slide-end',
  'zoom',
  'blur',
] as const;
/** Effect with which a block comes into view. */
export type EnterEffect = (typeof ENTER_EFFECTS)[number];

/** Strengths of an enter effect: how far the block moves, how much it grows, or how blurred it begins. */
export const ENTER_DISTANCES = ['small', 'medium', 'large'] as const;
/** Strength of an enter effect. */
export type EnterDistance = (typeof ENTER_DISTANCES)[number];

/** Speeds of an enter effect. */
export const ENTER_SPEEDS = ['calm', 'usual', 'quick'] as const;
/** Speed of an enter effect. */
export type EnterSpeed = (typeof ENTER_SPEEDS)[number];

/** Delays of an enter effect. */
export const ENTER_DELAYS = ['none', 'short', 'long'] as const;
/** Delay of an enter effect. */
export type EnterDelay = (typeof ENTER_DELAYS)[number];

/** Effects that follow the scrolling while a block is in view. */
export const SCROLL_EFFECTS = ['none', 'parallax', 'fade-out', 'scale'] as const;
/** Effect that follows the scrolling while a block is in view. */
export type ScrollEffect = (typeof SCROLL_EFFECTS)[number];

/** Motion of a block, on all devices. */
export interface MotionSettings {
  enter: EnterEffect;
  distance: EnterDistance;
  speed: EnterSpeed;
  delay: EnterDelay;
  /** True when the blocks directly inside enter one after another, instead of the block. */
  stagger: boolean;
  scroll: ScrollEffect;
}

/** Motion as stored: only values that differ from the defaults. */
export type SparseMotion = Partial<MotionSettings>;
