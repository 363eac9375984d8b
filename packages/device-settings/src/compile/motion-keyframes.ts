import type {
  EnterDistance,
  EnterEffect,
  MotionSettings,
  ScrollEffect,
} from '@org/schema/entities';
import { type Declaration, printDeclarations } from './declaration.ts';

type Enter = Exclude<EnterEffect, 'none'>;
type Scroll = Exclude<ScrollEffect, 'none'>;
/** Animations of a page. Both slides share one, because only the sign of their amount differs. */
export type KeyframesName = 'fade' | 'rise' | 'slide' | 'zoom' | 'blur' | Scroll;

/** Name of the animation of each enter effect. */
export const ENTER_KEYFRAMES: Readonly<Record<Enter, Exclude<KeyframesName, Scroll>>> = {
  fade: 'fade',
  rise: 'rise',
  'slide-start': 'slide',
  'slide-end': 'slide',
  zoom: 'zoom',
  blur: 'blur',
};

/** Custom property with the amount of an enter effect, so that all amounts share one animation. */
export const ENTER_AMOUNT = '--org-enter';

const HIDDEN: Declaration = ['opacity', '0'];
/**
 * Returns where each enter effect begins. It ends at the block's own style. The individual transforms are those of states; a
 * state applies again as soon as the block has entered.
 */
const ENTER_FROM: Readonly<
  Record<Exclude<KeyframesName, Scroll>, (amount: string) => readonly Declaration[]>
> = {
  fade: () => [HIDDEN],
  rise: (amount) => [HIDDEN, ['translate', `0 ${amount}`]],
  slide: (amount) => [HIDDEN, ['translate', `${amount} 0`]],
  zoom: (amount) => [HIDDEN, ['scale', amount]],
  blur: (amount) => [HIDDEN, ['filter', `blur(${amount})`]],
};

const LENGTHS: Readonly<Record<EnterDistance, number>> = { small: 16, medium: 32, large: 64 };
const SCALES: Readonly<Record<EnterDistance, string>> = {
  small: '0.97',
  medium: '0.92',
  large: '0.84',
};
const BLURS: Readonly<Record<EnterDistance, string>> = {
  small: '4px',
  medium: '8px',
  large: '16px',
};

/**
 * Returns the amount of an enter effect, '' when it has none.
 * @param isRightToLeft - true for text from right to left, where the start is on the right
 */
export function enterAmount(
  { enter, distance }: Pick<MotionSettings, 'enter' | 'distance'>,
  isRightToLeft: boolean,
): string {
  switch (enter) {
    case 'rise':
      return `${LENGTHS[distance]}px`;
    case 'slide-start':
    case 'slide-end': {
      const isFromLeft = (enter === 'slide-start') !== isRightToLeft;
      return `${isFromLeft ? '-' : ''}${LENGTHS[distance]}px`;
    }
    case 'zoom':
      return SCALES[distance];
    case 'blur':
      return BLURS[distance];
    default:
      return '';
  }
}

/** Returns the style in which a block begins to enter, by property; undefined without an enter effect. */
export function enterStart(
  motion: Pick<MotionSettings, 'enter' | 'distance'>,
  isRightToLeft: boolean,
): Readonly<Record<string, string>> | undefined {
  if (motion.enter === 'none') return undefined;
  const from = ENTER_FROM[ENTER_KEYFRAMES[motion.enter]];
  return Object.fromEntries(from(enterAmount(motion, isRightToLeft)));
}

/** Scroll effects use `transform`, because states and enter effects use the individual transforms. */
const SCROLL_STEPS: Readonly<Record<Scroll, string>> = {
  // Slower than the page: below its position at the top, above it at the bottom, so that no end of the page is cut off.
  parallax: 'from{transform:translateY(-32px)}to{transform:translateY(32px)}',
  'fade-out': 'to{opacity:0}',
  scale: 'from,to{transform:scale(0.92)}30%,70%{transform:none}',
};

/** Returns the name of an animation in CSS. */
export function cssName(name: KeyframesName): string {
  return isScroll(name) ? `org-scroll-${name}` : `org-enter-${name}`;
}

function isScroll(name: KeyframesName): name is Scroll {
  return name in SCROLL_STEPS;
}

/** Returns the CSS of an animation. */
export function printKeyframes(name: KeyframesName): string {
  const steps = isScroll(name)
    ? SCROLL_STEPS[name]
    : `from{${printDeclarations(ENTER_FROM[name](`var(${ENTER_AMOUNT})`))}}`;
  return `@keyframes ${cssName(name)}{${steps}}`;
}
