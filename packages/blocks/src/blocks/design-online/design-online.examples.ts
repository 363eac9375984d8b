import { defineExamples } from '../../define/define-examples.ts';
import type { DesignOnlineProps } from './design-online.definition.ts';

/** Examples of buttons to a design studio. */
export const designOnlineExamples = defineExamples<DesignOnlineProps>({
  minimal: { props: { studioUrl: 'https://studio.example.com/' } },
  typical: {
    props: { text: 'Paint your own mug', studioUrl: 'https://studio.example.com/mugs', size: 'lg' },
  },
  longText: {
    props: {
      text: 'Open the studio and design a mug, a bowl, a plate or a whole set of them for all of your family',
      studioUrl: `https://studio.example.com/${'mugs/'.repeat(60)}`,
      variant: 'dark',
    },
  },
  empty: { props: { text: 'Design online' } },
  rtl: { dir: 'rtl', props: { text: 'صمّم كوبك', studioUrl: 'https://studio.example.com/ar' } },
});
