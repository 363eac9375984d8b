import { FONT_WEIGHTS } from '@org/schema';
import { type InferType, number, object, string } from 'yup';
import { CONTENT_PARENTS } from '../../define/content-parents.ts';
import { defineBlock } from '../../define/define-block.ts';

export const TEXT_TAGS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Default font size and weight of new paragraphs and headings, rem and weight. */
export const TEXT_LOOKS: Readonly<
  Record<(typeof TEXT_TAGS)[number], { readonly fontSize: number; readonly fontWeight: number }>
> = {
  p: { fontSize: 1, fontWeight: 400 },
  h1: { fontSize: 3, fontWeight: 700 },
  h2: { fontSize: 2.25, fontWeight: 700 },
  h3: { fontSize: 1.75, fontWeight: 700 },
  h4: { fontSize: 1.5, fontWeight: 700 },
  h5: { fontSize: 1.25, fontWeight: 700 },
  h6: { fontSize: 1, fontWeight: 700 },
};
export const TEXT_ALIGNS = ['start', 'center', 'end', 'justify'] as const;

const shape = object({
  text: string().max(10_000).defined(),
  /** rem at full width; large sizes shrink on narrow pages. */
  fontSize: number()
    .min(0.5)
    .max(6)
    .test(
      'step',
      'Choose a size in steps of 0.25',
      (value) => value === undefined || Number.isInteger(value * 4),
    )
    .required(),
  tag: string().oneOf(TEXT_TAGS).required(),
  fontWeight: number().oneOf(FONT_WEIGHTS).required(),
  textAlign: string().oneOf(TEXT_ALIGNS).required(),
  /** '' inherits the color of the surrounding text. */
  color: string().max(80).defined(),
});
/** Props of the block "Text". */
export type TextProps = InferType<typeof shape>;

/** A heading or a plain paragraph. */
export const textDefinition = defineBlock({
  type: 'Text',
  label: 'Text',
  description: 'A heading or a plain paragraph.',
  category: 'text',
  icon: 'typography',
  shape,
  defaults: {
    text: 'Good work, carefully done.',
    fontSize: 1,
    tag: 'p',
    fontWeight: 400,
    textAlign: 'start',
    color: '',
  },
  canvas: false,
  rules: { parents: CONTENT_PARENTS, children: [] },
  groups: ['alignment', 'background', 'border', 'spacing', 'typography'],
  bindings: { text: 'text' },
  inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
});
