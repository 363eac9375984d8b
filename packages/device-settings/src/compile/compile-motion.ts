import type {
  EnterDelay,
  EnterSpeed,
  MotionSettings,
  ScrollEffect,
  SparseSettings,
} from '@org/schema/entities';
import { canStagger, getMotion } from '../settings/motion-settings.ts';
import {
  cssName,
  ENTER_AMOUNT,
  ENTER_KEYFRAMES,
  enterAmount,
  type KeyframesName,
} from './motion-keyframes.ts';

/** Motion of a block as CSS. */
export interface CompiledMotion {
  /** Rules in which `&` stands for the class. */
  readonly rules: readonly string[];
  /** Animations that the rules use. */
  readonly keyframes: readonly KeyframesName[];
}

/** Height of a block that comes into view during its enter effect, px. */
const ENTER_HEIGHTS: Readonly<Record<EnterSpeed, number>> = { quick: 140, usual: 240, calm: 400 };
const DELAY_STEPS: Readonly<Record<EnterDelay, number>> = { none: 0, short: 1, long: 2 };
/** Steps by which the last of staggered blocks is later than the first; further blocks come with the last. */
const MAX_STAGGER = 4;
const STEP = { px: 40, percent: 8 };

/**
 * Returns by how many steps an enter effect is late.
 * @param position - position among staggered blocks, from 0
 */
export function enterStep({ delay }: Pick<MotionSettings, 'delay'>, position = 0): number {
  return DELAY_STEPS[delay] + Math.min(position, MAX_STAGGER);
}

/**
 * Returns the part of scrolling in which a block enters. It ends before the block is fully in view, so that the last block of a
 * page, which cannot be scrolled further, has entered too; and it ends after some pixels, so that high blocks do not enter for long.
 */
function enterRange(speed: EnterSpeed, steps: number): string {
  const start = steps === 0 ? '0%' : `min(${steps * STEP.percent}%,${steps * STEP.px}px)`;
  return `entry ${start} entry min(95%,${ENTER_HEIGHTS[speed] + steps * STEP.px}px)`;
}

/** An animation with its part of scrolling. */
interface Animation {
  readonly keyframes: KeyframesName;
  /** Timing and fill. Enter effects only fill backwards, so that nothing of them remains. */
  readonly timing: string;
  readonly range: string;
}

/** Parts of scrolling of the scroll effects. */
const SCROLL_RANGES = {
  parallax: 'cover',
  // Only the last pixels in view fade.
  'fade-out': 'exit max(0%,100% - 160px) exit 100%',
  scale: 'cover',
} as const;

/** A view timeline stretches any duration; Firefox ignores animations without one. */
function printAnimations(animations: readonly Animation[]): string {
  if (animations.length === 0) return 'animation:none';
  const names = animations.map(({ keyframes, timing }) => `${cssName(keyframes)} 1ms ${timing}`);
  const ranges = animations.map(({ range }) => range);
  return `animation:${names.join(',')};animation-timeline:view();animation-range:${ranges.join(',')}`;
}

/** Elements that move: the block, or the blocks directly inside. */
type Target = 'block' | 'children';

/** Returns the selector of a target. That of children is weaker than any class, so that the motion of a child wins. */
function select(target: Target, condition = ''): string {
  return target === 'block' ? `&${condition}` : `:where(&>[data-block]${condition})`;
}

/** Selector of a block in use: it has the focus, or the address of the page names it or a part of it. */
const IN_USE = ':is(:focus-within,:target,:has(:target))';

/** Effects of one target. */
interface TargetMotion {
  readonly target: Target;
  /** Undefined when only the scroll effect is that of the target. */
  readonly enter: MotionSettings | undefined;
  readonly scroll: ScrollEffect;
}

function getAnimations({ enter, scroll }: TargetMotion, step: number): Animation[] {
  const animations: Animation[] = [];
  if (enter && enter.enter !== 'none')
    animations.push({
      keyframes: ENTER_KEYFRAMES[enter.enter],
      timing: 'ease-out backwards',
      range: enterRange(enter.speed, step),
    });
  if (scroll !== 'none')
    animations.push({ keyframes: scroll, timing: 'linear', range: SCROLL_RANGES[scroll] });
  return animations;
}

/** Returns the rules of an enter effect for pages from right to left, and for each of staggered blocks. */
function enterRules(motion: TargetMotion, enter: MotionSettings): string[] {
  const { target } = motion;
  const mirrored = enterAmount(enter, true);
  const rules =
    mirrored === enterAmount(enter, false)
      ? []
      : [`${select(target, ':dir(rtl)')}{${ENTER_AMOUNT}:${mirrored}}`];
  if (target === 'block') return rules;
  for (let position = 1; position <= MAX_STAGGER; position++) {
    const nth = position === MAX_STAGGER ? `n+${position + 1}` : `${position + 1}`;
    const ranges = getAnimations(motion, enterStep(enter, position)).map(({ range }) => range);
    rules.push(
      `${select(target, `:nth-child(${nth} of [data-block])`)}{animation-range:${ranges.join(',')}}`,
    );
  }
  return rules;
}

function targetRules(motion: TargetMotion): string[] {
  const { target, enter, scroll } = motion;
  const amount = enter ? enterAmount(enter, false) : '';
  const animations = printAnimations(getAnimations(motion, enter ? enterStep(enter) : 0));
  const rules = [
    `${select(target)}{${amount && `${ENTER_AMOUNT}:${amount};`}${animations}}`,
    ...(enter ? enterRules(motion, enter) : []),
  ];
  // What has the focus is fully visible, wherever it was scrolled to, and links to a part of the page lead to its final position.
  // Effects that only move a block continue, so that it does not jump.
  const isFaded = enter !== undefined || scroll === 'fade-out';
  const whileInUse = getAnimations(
    { target, enter: undefined, scroll: scroll === 'fade-out' ? 'none' : scroll },
    0,
  );
  return isFaded ? [...rules, `${select(target, IN_USE)}{${printAnimations(whileInUse)}}`] : rules;
}

/**
 * Returns the motion of a block as CSS, undefined for none.
 * @param blockType - only some blocks can move the blocks inside them
 */
export function compileMotion(
  settings: SparseSettings,
  blockType: string,
): CompiledMotion | undefined {
  const motion = getMotion(settings);
  const { enter, scroll } = motion;
  if (enter === 'none' && scroll === 'none') return undefined;
  const enters: Target = motion.stagger && canStagger(blockType) ? 'children' : 'block';
  // A section is a band of the page: its content moves, not its background, which would uncover what is behind it.
  const scrolls: Target = blockType === 'Section' && scroll !== 'fade-out' ? 'children' : 'block';
  const targets = (['block', 'children'] as const)
    .map(
      (target): TargetMotion => ({
        target,
        enter: enter !== 'none' && target === enters ? motion : undefined,
        scroll: target === scrolls ? scroll : 'none',
      }),
    )
    .filter((target) => target.enter !== undefined || target.scroll !== 'none');
  return {
    rules: targets.flatMap(targetRules),
    keyframes: targets
      .flatMap((target) => getAnimations(target, 0))
      .map(({ keyframes }) => keyframes),
  };
}
