import { defineExamples } from '../../define-examples.ts';
import type { SectionProps } from './section.definition.ts';

const column = (text: string, tag = 'p') => ({
  type: 'Column',
  children: [{ type: 'Text', props: { text, tag } }],
});

/** Sections. */
export const sectionExamples = defineExamples<SectionProps>({
  minimal: { children: [column('A section with one column.')] },
  typical: {
    props: {
      anchor: 'visit',
      settings: { desktop: { background: { backgroundColor: 'subtle' } } },
    },
    children: [
      column('Thrown by hand, fired once a week.'),
      column('Glazes mixed here, from ash and clay.'),
      column('Seconds sale on the first Saturday.'),
    ],
  },
  longText: {
    children: [
      column('Stoneware keeps heat, takes knocks and goes in the dishwasher. '.repeat(20)),
      column('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'),
    ],
  },
  empty: { children: [{ type: 'Column' }] },
  rtl: { dir: 'rtl', children: [column('العمود الأول'), column('العمود الثاني')] },
});
