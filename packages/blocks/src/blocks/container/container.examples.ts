import { defineExamples } from '../../define/define-examples.ts';

/** Examples of containers. */
export const containerExamples = defineExamples<Record<never, never>>({
  minimal: { children: [{ type: 'Text', props: { text: 'A line in a box.' } }] },
  typical: {
    props: {
      settings: {
        desktop: {
          background: { backgroundColor: 'subtle' },
          border: { borderRadius: 16 },
          spacing: { paddingTop: 32, paddingRight: 32, paddingBottom: 32, paddingLeft: 32 },
        },
        mobile: {
          spacing: { paddingTop: 20, paddingRight: 20, paddingBottom: 20, paddingLeft: 20 },
        },
      },
    },
    children: [
      { type: 'Text', props: { text: 'Gift cards', tag: 'h3', fontSize: 1.5, fontWeight: 600 } },
      { type: 'Text', props: { text: 'For a class, a mug, or an afternoon at the wheel.' } },
      { type: 'Button', props: { text: 'Choose a card', href: '/gift-cards' } },
    ],
  },
  longText: {
    children: [{ type: 'Text', props: { text: 'The box grows with what it holds. '.repeat(40) } }],
  },
  empty: {},
  rtl: { dir: 'rtl', children: [{ type: 'Text', props: { text: 'صندوق' } }] },
});
