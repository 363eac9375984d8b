import { defineExamples } from '../../define/define-examples.ts';
import { NEW_ICON } from '../icons/icons.definition.ts';
import type { SectionProps } from './section.definition.ts';

const column = (text: string) => ({
  type: 'Column',
  children: [{ type: 'Text', props: { text } }],
});
const point = (icon: string, title: string, text: string) => ({
  type: 'Column',
  children: [
    {
      type: 'Icons',
      props: { icons: [{ ...NEW_ICON, id: icon, icon, width: 40, height: 40, color: 'primary' }] },
    },
    { type: 'Text', props: { text: title, tag: 'h3', fontSize: 1.5, fontWeight: 600 } },
    { type: 'Text', props: { text } },
  ],
});

/** Examples of sections. */
export const sectionExamples = defineExamples<SectionProps>({
  minimal: { children: [column('A section with one column.')] },
  typical: {
    props: {
      anchor: 'visit',
      settings: {
        desktop: { background: { backgroundColor: 'subtle' }, alignment: { gap: 40 } },
      },
    },
    children: [
      point(
        'leaf',
        'Thrown by hand',
        'Every piece is made at the wheel and fired here, once a week.',
      ),
      point(
        'sparkles',
        'Our own glazes',
        'Mixed in the workshop from ash and clay. No two firings are alike.',
      ),
      point(
        'calendar',
        'Seconds sale',
        'On the first Saturday of the month, from ten until they are gone.',
      ),
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
