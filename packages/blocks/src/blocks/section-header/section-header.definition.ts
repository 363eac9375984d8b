import { type InferType, object, string } from 'yup';
import { defineBlock } from '../../define/define-block.ts';

export const HEADER_ALIGNS = ['start', 'center', 'end'] as const;

const shape = object({
  title: string().max(300).defined(),
  subtitle: string().max(2000).defined(),
  alignment: string().oneOf(HEADER_ALIGNS).required(),
});
export type SectionHeaderProps = InferType<typeof shape>;

/** The heading of a section with a subtitle. */
export const sectionHeaderDefinition = defineBlock({
  type: 'SectionHeader',
  label: 'Section header',
  description: 'A section heading with a subtitle.',
  category: 'text',
  icon: 'heading',
  shape,
  defaults: {
    title: 'Made to be used',
    subtitle:
      'Everything we build leaves the workshop ready for daily use, and we repair it when it needs care.',
    alignment: 'center',
  },
  canvas: false,
  rules: { parents: ['Column', 'Container'], children: [] },
  groups: ['background', 'border', 'spacing'],
  inlineText: [
    { prop: 'title', kind: 'plain', part: 'title' },
    { prop: 'subtitle', kind: 'plain', part: 'subtitle' },
  ],
});
