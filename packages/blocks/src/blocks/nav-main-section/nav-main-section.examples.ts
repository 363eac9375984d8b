import { USER_ROLE_ID } from '@org/schema';
import { defineExamples } from '../../define/define-examples.ts';
import { menuContext, SAMPLE_MENU, sampleItem } from '../../samples/sample-menu.ts';

/** Examples of menu sections. */
export const navMainSectionExamples = defineExamples<Record<never, never>>({
  minimal: { context: menuContext({ items: [sampleItem('About us', { href: '/about' })] }) },
  typical: {
    context: {
      ...menuContext(SAMPLE_MENU),
      visitor: { role_id: USER_ROLE_ID, displayName: 'Vera' },
    },
  },
  longText: {
    context: menuContext({
      items: Array.from({ length: 14 }, (_, at) =>
        sampleItem(`A page with a name of some length, number ${at + 1}`),
      ),
    }),
  },
  empty: { context: menuContext({}) },
  rtl: {
    dir: 'rtl',
    context: menuContext({
      items: [sampleItem('الدروس', { children: [sampleItem('للمبتدئين')] })],
      settings: { mobileNavStylePosition: 'start' },
    }),
  },
});
