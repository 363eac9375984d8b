import { defineExamples } from '../../define/define-examples.ts';
import type { EmailSpacerProps } from './email-spacer.definition.ts';

/** Examples of email spacers. */
export const emailSpacerExamples = defineExamples<EmailSpacerProps>({
  minimal: {},
  typical: { props: { height: 64 } },
  longText: { props: { height: 200 } },
  empty: { props: { height: 4 } },
  rtl: { dir: 'rtl', props: { height: 24 } },
});
