import { defineExamples } from '../../define/define-examples.ts';
import type { EmailFooterProps } from './email-footer.definition.ts';

/** Examples of email footers. */
export const emailFooterExamples = defineExamples<EmailFooterProps>({
  minimal: { props: { name: 'Clay & Kiln', note: '' } },
  typical: {
    props: {
      name: 'Clay & Kiln',
      address: '12 Harbour Street\nMontréal H2Y 1A1',
      note: 'You signed up for our letter in the shop.',
      text: 'Leave the list',
    },
  },
  longText: {
    props: {
      name: 'The Harbour Street Workshop for Pottery, Glazes and Everything Fired',
      address: '12 Harbour Street, behind the old mill, second door on the left\nMontréal',
      note: 'You receive this email because you subscribed on our site or in the shop. '.repeat(5),
      fontSize: 14,
      align: 'start',
    },
  },
  empty: { props: { name: '', address: '', note: '', text: '' } },
  rtl: {
    dir: 'rtl',
    props: {
      name: 'ورشة الفخار',
      note: 'تصلك هذه الرسالة لأنك اشتركت فيها.',
      text: 'إلغاء الاشتراك',
    },
  },
});
