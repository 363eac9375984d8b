import { defineExamples } from '../../define/define-examples.ts';

const section = (text: string, backgroundColor?: string) => ({
  type: 'Section',
  props: backgroundColor ? { settings: { desktop: { background: { backgroundColor } } } } : {},
  children: [{ type: 'Column', children: [{ type: 'Text', props: { text } }] }],
});

/** Examples of pages. */
export const wrapperExamples = defineExamples<Record<never, never>>({
  minimal: { children: [section('One section with one line.')] },
  typical: {
    children: [
      section('Open Tuesday to Saturday, ten to six.'),
      { type: 'SectionDivider' },
      section('Find us behind the old grain store.', 'subtle'),
    ],
  },
  longText: {
    children: [
      section('Every bowl is thrown, trimmed and glazed by the same two hands. '.repeat(30)),
    ],
  },
  empty: { children: [] },
  rtl: { dir: 'rtl', children: [section('أهلا بكم في الورشة')] },
});
