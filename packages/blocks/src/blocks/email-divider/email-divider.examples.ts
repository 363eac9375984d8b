import { defineExamples } from '../../define/define-examples.ts';
import type { EmailDividerProps } from './email-divider.definition.ts';

/** Examples of email dividers. */
export const emailDividerExamples = defineExamples<EmailDividerProps>({
  minimal: {},
  typical: { props: { color: '#7a2f1d', thickness: 3, width: 20 } },
  longText: { props: { lineStyle: 'dashed', thickness: 2, space: 40 } },
  empty: { props: { color: '', space: 0 } },
  rtl: { dir: 'rtl', props: { width: 40, align: 'start' } },
});
