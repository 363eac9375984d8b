import { FONT_WEIGHTS } from '@org/schema';
import { boolean, type InferType, number, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

export const COUNT_ALIGNS = ['start', 'center', 'end'] as const;
/** Maximum absolute value of a counter. */
export const MAX_COUNT = 1_000_000_000;

const count = () => number().min(-MAX_COUNT).max(MAX_COUNT);

const shape = object({
  startNumber: count().required(),
  endNumber: count().required(),
  /** Delay before it starts, seconds. */
  delay: number().min(0).max(60).required(),
  /** Duration of the animation, seconds. */
  duration: number().min(0).max(60).required(),
  /** Text before the number, such as a currency. */
  prefix: string().max(40).defined(),
  /** True starts when the number is scrolled into view, false when the page is loaded. */
  startOnScroll: boolean().required(),
  /** rem at full width; large sizes shrink on narrow pages. */
  fontSize: number().min(0.5).max(10).required(),
  /** '' inherits the color of the surrounding text. */
  fontColor: string().max(80).defined(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  textAlign: string().oneOf(COUNT_ALIGNS).required(),
});
export type CountUpProps = InferType<typeof shape>;

/** An animated counter. */
export const countUpDefinition = defineBlock({
  type: 'CountUp',
  label: 'Counter',
  description: 'A number that counts up to its value.',
  category: 'interactive',
  icon: 'number-123',
  shape,
  defaults: {
    startNumber: 0,
    endNumber: 100,
    delay: 0,
    duration: 5,
    prefix: '',
    startOnScroll: true,
    fontSize: 3,
    fontColor: '',
    fontWeight: 500,
    textAlign: 'start',
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['alignment', 'background', 'border', 'spacing'],
  aliases: ['Counter', 'CountUpCounter'],
});
