import { defineExamples } from '../../define/define-examples.ts';
import type { CountUpProps } from './count-up.definition.ts';

/** Examples of counters. */
export const countUpExamples = defineExamples<CountUpProps>({
  minimal: { props: { endNumber: 38, duration: 1 } },
  typical: {
    props: {
      endNumber: 12_480,
      prefix: '$',
      duration: 2,
      fontSize: 4,
      fontColor: 'primary',
      fontWeight: 700,
      textAlign: 'center',
    },
  },
  longText: {
    props: {
      startNumber: -1_000_000_000,
      endNumber: 1_000_000_000,
      prefix: 'Donaudampfschifffahrtsgesellschaft ',
      fontSize: 10,
    },
  },
  empty: { props: { startNumber: 0, endNumber: 0, duration: 0 } },
  rtl: { dir: 'rtl', props: { endNumber: 4.75, prefix: 'نحو ', textAlign: 'end' } },
});
