import { defineExamples } from '../../define/define-examples.ts';
import type { SectionHeaderProps } from './section-header.definition.ts';

/** Examples of headers of sections. */
export const sectionHeaderExamples = defineExamples<SectionHeaderProps>({
  minimal: { props: { title: 'Classes', subtitle: '', alignment: 'start' } },
  typical: {
    props: {
      title: 'Learn at the wheel',
      subtitle: 'Small groups, warm hands, and two bowls of your own to take home.',
    },
  },
  longText: {
    props: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and what became of them',
      subtitle: 'A sentence that is much longer than a subtitle usually is. '.repeat(8),
      alignment: 'end',
    },
  },
  empty: { props: { title: '', subtitle: '' } },
  rtl: { dir: 'rtl', props: { title: 'دروسنا', subtitle: 'مجموعات صغيرة.', alignment: 'start' } },
});
