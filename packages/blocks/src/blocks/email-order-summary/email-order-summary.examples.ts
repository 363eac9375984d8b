import { defineExamples } from '../../define/define-examples.ts';
import type { EmailOrderSummaryProps } from './email-order-summary.definition.ts';

/** Examples of order summaries. */
export const emailOrderSummaryExamples = defineExamples<EmailOrderSummaryProps>({
  minimal: { props: { showText: false, showButton: false } },
  typical: { props: { buttonColor: '#7a2f1d' } },
  longText: { props: { showText: true, space: 40 } },
  empty: { props: { showText: false, showItems: false, showButton: false } },
  rtl: { dir: 'rtl', props: { showText: false } },
});
