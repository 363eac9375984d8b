import { defineExamples } from '../../define/define-examples.ts';
import type { EmailUnsubscribeProps } from './email-unsubscribe.definition.ts';

/** Examples of unsubscribe links. */
export const emailUnsubscribeExamples = defineExamples<EmailUnsubscribeProps>({
  minimal: { props: { note: '' } },
  typical: {
    props: {
      note: 'Clay & Kiln, 12 Harbour Street, Montréal. You signed up for our letter in the shop.',
      text: 'Leave the list',
    },
  },
  longText: {
    props: {
      note: 'You receive this email because you subscribed on our site or in the shop. '.repeat(5),
      fontSize: 16,
      align: 'start',
    },
  },
  empty: { props: { note: '', text: '' } },
  rtl: {
    dir: 'rtl',
    props: { note: 'تصلك هذه الرسالة لأنك اشتركت فيها.', text: 'إلغاء الاشتراك' },
  },
});
