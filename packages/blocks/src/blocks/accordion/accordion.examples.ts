import { defineExamples } from '../../define/define-examples.ts';
import type { AccordionProps } from './accordion.definition.ts';

const item = (title: string, text: string, open = false) => ({
  type: 'AccordionItem',
  props: { title, open },
  children: [{ type: 'Text', props: { text } }],
});

/** Examples of accordions. */
export const accordionExamples = defineExamples<AccordionProps>({
  minimal: { props: { numberOfItems: 1 }, children: [item('Opening hours', 'Ten to six.')] },
  typical: {
    children: [
      item(
        'Do I have to bring anything?',
        'Only clothes that may get dirty. Clay, tools, glazes and both firings are part of the price.',
        true,
      ),
      item('Can I come without having done this before?', 'Yes. Every class has beginners in it.'),
      item('When can I fetch my pieces?', 'Three weeks after the class, on any open day.'),
    ],
  },
  longText: {
    props: { numberOfItems: 2, darkMode: true },
    children: [
      item(
        'Pneumonoultramicroscopicsilicovolcanoconiosis, and a question that is longer than anyone would ask it',
        'An answer that leaves nothing out, and then adds something. '.repeat(20),
        true,
      ),
      item('A short one', 'Yes.'),
    ],
  },
  empty: { props: { numberOfItems: 1 }, children: [] },
  rtl: {
    dir: 'rtl',
    props: { numberOfItems: 2 },
    children: [item('متى تفتحون؟', 'كل يوم من العاشرة.', true), item('كم يكلف الدرس؟', 'عشرون.')],
  },
});
