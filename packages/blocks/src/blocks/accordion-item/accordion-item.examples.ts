import { defineExamples } from '../../define/define-examples.ts';
import type { AccordionItemProps } from './accordion-item.definition.ts';

const answer = (text: string) => [{ type: 'Text', props: { text } }];

/** Examples of items of accordions. */
export const accordionItemExamples = defineExamples<AccordionItemProps>({
  minimal: { props: { title: 'Closed' }, children: answer('Still here.') },
  typical: {
    props: { title: 'Where can I park?', open: true },
    children: answer('In the yard behind the house, or along the canal.'),
  },
  longText: {
    props: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen?', open: true },
    children: answer('A great deal of answer. '.repeat(40)),
  },
  empty: { props: { title: '' }, children: [] },
  rtl: { dir: 'rtl', props: { title: 'أين أوقف السيارة؟', open: true }, children: answer('هنا.') },
});
